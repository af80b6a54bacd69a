'use strict';
// node server.js [PORT [FOLDER]]: a boardgame.io server with Wyx on loopback. Games are kept in memory, which is its
// default, or in files of that folder, the one storage it brings that outlives the process.
// package.json holds koa-compose at 4.1.0: from 4.2.0 on it copies the list of middleware, to which boardgame.io 0.50 adds
// its lobby only after koa-socket-2 has asked for it, and every call of the lobby is answered with 404.
const { FlatFile, Server } = require('boardgame.io/server');
const wyx = require('./wyx.js');

const [port, folder] = process.argv.slice(2);
Server({ games: [wyx], origins: [/^http:\/\/127\.0\.0\.1/], ...(folder && { db: new FlatFile({ dir: folder }) }) })
  .run({ port: { host: '127.0.0.1', port: Number(port || 0) } })
  .then(({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port })));
