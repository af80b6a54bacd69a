'use strict';
// node check.js [games]: random games through the framework itself; what they look like, to hold beside ours.
const { Client } = require('boardgame.io/client');
const wyx = require('./wyx.js');

const games = Number(process.argv[2] || 200);
const ends = {};
let moves = 0;
for (let n = 0; n < games; n++) {
  const client = Client({ game: { ...wyx, seed: n }, numPlayers: 4, debug: false });
  client.start();
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      ends[G.ended] = (ends[G.ended] || 0) + 1;
      break;
    }
    const move = G.choices[Math.floor(Math.random() * G.choices.length)];
    if (move < 8) client.moves.take(move);
    else if (move === 8) client.moves.pass();
    else client.moves.enter(move - 9);
    moves++;
    const after = client.getState();
    if (!after.ctx.gameover && after.ctx.currentPlayer !== String(after.G.turn)) throw new Error('turns apart');
  }
  client.stop();
}
console.log(JSON.stringify({ games, moves: moves / games, ends }));
