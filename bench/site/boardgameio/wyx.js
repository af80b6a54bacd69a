'use strict';
// Wyx for two to four as a boardgame.io game, written as its documentation teaches: moves change G, the framework keeps
// turns, randomness, log and secrets; what happened goes into its log as metadata. Default edition, no options.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const ANTS = { 2: 32, 3: 16, 4: 16 };
const COLUMNS = 8;
const PASS = 8; // choices: a column 0 to 7, PASS, then ENTER + 0 to 3 onto a central cell
const ENTER = 9;
const OFF = 64;
const SIDES = [[-1, 1], [-1, -1], [1, -1], [1, 1]]; // left up, left down, right down, right up
const CENTRE = [27, 28, 35, 36]; // row * 8 + column from a1
const ANTHILLS = { 0: 3, 7: 3, 56: 3, 63: 3, 10: 2, 13: 2, 17: 2, 22: 2, 41: 2, 46: 2, 50: 2, 53: 2 };
const WORTH = Array.from({ length: 64 }, (_, cell) => ANTHILLS[cell] || 1);

function landing(cell, domino) {
  const [sx, sy] = SIDES[domino >> 4];
  const x = (cell & 7) + sx * (((domino & 15) >> 2) + 1);
  const y = (cell >> 3) + sy * ((domino & 3) + 1);
  return x >= 0 && x < 8 && y >= 0 && y < 8 ? y * 8 + x : OFF;
}

const FLIGHT = Array.from({ length: 64 }, (_, domino) =>
  Array.from({ length: 64 }, (_, cell) => landing(cell, domino)));

/** WYX-T2 to T6: the columns whose front domino this queen may take. */
function flights(G, seat) {
  const { columns, queens, cells } = G;
  const at = queens[seat];
  const open = [];
  for (let column = 0; column < COLUMNS; column++) {
    const front = columns[column].front;
    if (front === null) continue;
    const cell = FLIGHT[front][at];
    if (cell === OFF || queens.includes(cell)) continue; // WYX-T5, T4
    if (WORTH[cell] > 1 && cells[cell] !== null && cells[cell].seat !== seat) continue; // WYX-T3
    open.push(column);
  }
  return open;
}

/** The choices of the seat whose turn it is now, or the rule that ends the game. */
function lookAhead(G, players) {
  const seat = G.turn;
  if (G.supply.includes(0)) {
    G.choices = [];
    G.ended = 'WYX-E1';
  } else if (G.queens[seat] === null) {
    G.choices = CENTRE.map((_, place) => ENTER + place).filter((move) => !G.queens.includes(CENTRE[move - ENTER]));
  } else {
    G.choices = flights(G, seat);
    if (G.choices.length) return;
    for (let other = 0; other < players; other++) {
      if (flights(G, other).length) {
        G.choices = [PASS]; // WYX-T7
        return;
      }
    }
    G.ended = G.columns.some((column) => column.left) ? 'WYX-E3' : 'WYX-E2';
  }
}

function fly(G, seat, column, news) {
  const stack = G.columns[column];
  const origin = G.queens[seat];
  const cell = FLIGHT[stack.front][origin];
  news.push({ type: 'Took', rule: 'WYX-T2', seat, column, domino: stack.front, origin, cell });
  G.queens[seat] = cell;
  settle(G, seat, cell, news);
  G.gone.push(stack.front);
  stack.left -= 1;
  stack.front = stack.left ? G.secret.columns[column].pop() : null;
  if (stack.left) news.push({ type: 'Showed', rule: 'WYX-T2', column, domino: stack.front });
}

function settle(G, seat, cell, news) {
  const there = G.cells[cell];
  if (there !== null && there.seat === seat) {
    news.push({ type: 'Stayed', rule: 'WYX-T11', seat, cell });
    return;
  }
  if (there !== null) {
    G.supply[there.seat] += 1;
    news.push({ type: 'Returned', rule: 'WYX-T8', owner: there.seat, seat, cell });
  }
  const worth = WORTH[cell];
  const ants = Math.min(worth, G.supply[seat]);
  G.cells[cell] = { seat, ants };
  G.supply[seat] -= ants;
  const rule = ants < worth ? 'WYX-T12' : worth > 1 ? 'WYX-T9' : there === null ? 'WYX-T10' : 'WYX-T8';
  news.push({ type: 'Placed', rule, seat, cell, ants });
}

/** One move of the seat whose turn it is. `news`: what happened, for the log and for what moves on screen. */
function play(G, players, move, news) {
  const seat = G.turn;
  if (move >= ENTER) {
    G.queens[seat] = CENTRE[move - ENTER];
    news.push({ type: 'Entered', rule: 'WYX-S2', seat, cell: G.queens[seat] });
  } else if (move < PASS) fly(G, seat, move, news);
  else news.push({ type: 'Passed', rule: 'WYX-T7', seat });
  G.turn = (seat + 1) % players;
  lookAhead(G, players);
}

function begin(players, random) {
  const columns = [];
  for (let colour = 0; colour < 4; colour++) {
    const bag = random.Shuffle(Array.from({ length: 16 }, (_, size) => colour * 16 + size));
    columns.push(bag.slice(0, 8), bag.slice(8));
  }
  const G = {
    cells: Array(64).fill(null),
    queens: Array(players).fill(null),
    supply: Array(players).fill(ANTS[players]),
    columns: columns.map((stack) => ({ front: stack.pop(), left: 8 })),
    gone: [],
    turn: 0,
    choices: [],
    ended: '',
    secret: { columns },
  };
  lookAhead(G, players);
  return G;
}

/** `moves`: so many are played at random first, rounds only, so that seat 0 begins. */
function setup({ ctx, random }, { moves = 0 } = {}) {
  for (;;) {
    const G = begin(ctx.numPlayers, random);
    for (let n = 0; n < moves && !G.ended; n++) {
      play(G, ctx.numPlayers, G.choices[random.Die(G.choices.length) - 1], []);
    }
    if (!G.ended) return G;
  }
}

function chosen(of) {
  return ({ G, ctx, playerID, log }, number) => {
    const move = of(number);
    if (+playerID !== G.turn || !G.choices.includes(move)) return INVALID_MOVE;
    const news = [];
    play(G, ctx.numPlayers, move, news);
    log.setMetadata(news);
  };
}

function result(G, players) {
  const ants = Array.from({ length: players }, (_, seat) => ANTS[players] - G.supply[seat]);
  const most = Math.max(...ants);
  return { rule: G.ended, winners: ants.flatMap((n, seat) => (n === most ? [seat] : [])), ants };
}

module.exports = {
  name: 'wyx',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves: {
    enter: chosen((place) => ENTER + place),
    take: chosen((column) => column),
    pass: chosen(() => PASS),
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => (G.ended ? result(G, ctx.numPlayers) : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};
