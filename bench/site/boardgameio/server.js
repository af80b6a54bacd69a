'use strict';
// node server.js: a boardgame.io server with Wyx on a free port of loopback, in memory. Says its port in one JSON line.
// package.json holds koa-compose at 4.1.0: from 4.2.0 on it copies the list of middleware, to which boardgame.io 0.50.2 adds
// its lobby only after koa-socket-2 has asked for it, and every call of the lobby is answered with 404.
const { Server } = require('boardgame.io/server');
const wyx = require('./wyx.js');

Server({ games: [wyx], origins: [/^http:\/\/127\.0\.0\.1/] })
  .run({ port: { host: '127.0.0.1', port: Number(process.argv[2] || 0) } })
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
