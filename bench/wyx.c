/* Wyx, two players, default edition: random games in plain C.
 *
 *   cc -O3 -march=native -o wyx wyx.c && ./wyx GAMES SEED
 *
 * One generator runs through all games and is asked the same questions in the same order as our rules ask,
 * so one seed gives the same games here and there. Cells are row * 8 + column from a1, row 0 at the bottom. */
#define _POSIX_C_SOURCE 199309L
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { CELLS = 64, OFF = 64, COLUMNS = 8, EMPTY = 64, ANTS = 32, ROW = 80 };
enum { NOBODY = 2 };
enum { E1, E2, E3, ENDINGS };

static const uint8_t CENTRE[4] = {27, 28, 35, 36};
static uint8_t worth[CELLS];
static uint8_t flight[CELLS][ROW]; /* cell, domino -> cell or OFF; by cell first: one look reads one line or two */

typedef struct {
    uint64_t low, carry;
} Dice;

/* Multiply with carry, as in core/dice.py. */
static inline uint32_t ask(Dice *dice, uint32_t n) {
    uint64_t t = UINT64_C(2083801278) * dice->low + dice->carry;
    dice->low = t & 0xFFFFFFFF;
    dice->carry = t >> 32;
    return (uint32_t)((dice->low >> 1) * n >> 31);
}

/* One of one is no question. */
static inline uint32_t below(Dice *dice, uint32_t n) { return n <= 1 ? 0 : ask(dice, n); }

static uint64_t scattered(uint64_t x) {
    x = ((x >> 16 ^ x) * 0x45D9F3B) & 0xFFFFFFFF;
    x = ((x >> 16 ^ x) * 0x45D9F3B) & 0xFFFFFFFF;
    return x >> 16 ^ x;
}

static Dice seeded(uint64_t seed) {
    uint64_t high = seed >> 32 & 0x3FFFFFFF;
    uint64_t low = scattered((seed & 0xFFFFFFFF) ^ scattered(high + 1));
    Dice dice = {low, 362436069 + (scattered(high ^ low) & 0x3FFFFFFF)};
    for (int i = 0; i < 8; i++) ask(&dice, 2);
    return dice;
}

/* The place of the nth set bit, from 0. */
static inline uint32_t nth(uint32_t bits, uint32_t n) {
#ifdef __BMI2__
    return (uint32_t)__builtin_ctz(_pdep_u32(1u << n, bits));
#else
    while (n--) bits &= bits - 1;
    return (uint32_t)__builtin_ctz(bits);
#endif
}

typedef struct {
    uint8_t front[COLUMNS];      /* the visible domino, or EMPTY */
    uint8_t height[COLUMNS];     /* dominoes in the column, the visible one included */
    uint16_t unseen[4];          /* by colour, one bit a domino */
    uint8_t owner[CELLS];
    uint8_t barred[2][CELLS + 1]; /* WYX-T3, T4, and OFF for T5: where that seat's queen may not land */
    uint8_t queen[2];
    uint8_t supply[2];
} Table;

static void print_board(void) {
    static const int SIDES[4][2] = {{-1, 1}, {-1, -1}, {1, -1}, {1, 1}}; /* left up, left down, right down, right up */
    static const uint8_t TWO[8] = {10, 13, 17, 22, 41, 46, 50, 53}, THREE[4] = {0, 7, 56, 63};
    memset(worth, 1, sizeof worth);
    for (int i = 0; i < 8; i++) worth[TWO[i]] = 2;
    for (int i = 0; i < 4; i++) worth[THREE[i]] = 3;
    memset(flight, OFF, sizeof flight);
    for (int cell = 0; cell < CELLS; cell++)
        for (int domino = 0; domino < 64; domino++) {
            int x = cell % 8 + SIDES[domino / 16][0] * (domino % 16 / 4 + 1);
            int y = cell / 8 + SIDES[domino / 16][1] * (domino % 4 + 1);
            if (x >= 0 && x < 8 && y >= 0 && y < 8) flight[cell][domino] = (uint8_t)(y * 8 + x);
        }
}

static inline void show(Table *table, uint32_t column, Dice *dice) {
    if (table->height[column] == 0) {
        table->front[column] = EMPTY;
        return;
    }
    uint32_t bag = table->unseen[column / 2];
    uint32_t drawn = nth(bag, below(dice, (uint32_t)__builtin_popcount(bag)));
    table->unseen[column / 2] = (uint16_t)(bag & ~(1u << drawn));
    table->front[column] = (uint8_t)(column / 2 * 16 + drawn);
}

/* The columns that this seat may take, one bit each. */
static inline uint32_t allowed(const Table *table, uint32_t seat) {
    const uint8_t *cells = flight[table->queen[seat]], *barred = table->barred[seat];
    uint32_t columns = 0;
    for (uint32_t column = 0; column < COLUMNS; column++)
        columns |= (uint32_t)!barred[cells[table->front[column]]] << column;
    return columns;
}

static void set_up(Table *table, Dice *dice) {
    memset(table, 0, sizeof *table);
    memset(table->owner, NOBODY, sizeof table->owner);
    memset(table->height, 8, sizeof table->height);
    memset(table->unseen, 0xFF, sizeof table->unseen);
    table->supply[0] = table->supply[1] = ANTS;
    table->barred[0][OFF] = table->barred[1][OFF] = 1;
    for (uint32_t column = 0; column < COLUMNS; column++) show(table, column, dice);
    uint32_t first = below(dice, 4), second = below(dice, 3); /* WYX-S2 */
    second += second >= first;
    table->queen[0] = CENTRE[first];
    table->queen[1] = CENTRE[second];
    table->barred[1][CENTRE[first]] = table->barred[0][CENTRE[second]] = 1;
}

/* Whether that emptied the supply: WYX-E1. */
static inline int fly(Table *table, uint32_t seat, uint32_t column, Dice *dice) {
    uint32_t from = table->queen[seat], to = flight[from][table->front[column]], other = seat ^ 1;
    table->height[column]--;
    show(table, column, dice);
    table->queen[seat] = (uint8_t)to;
    table->barred[other][from] = worth[from] > 1 && table->owner[from] == seat;
    table->barred[other][to] = 1;
    if (table->owner[to] != seat) { /* else WYX-T11 */
        table->supply[other] = (uint8_t)(table->supply[other] + (table->owner[to] == other)); /* WYX-T8 */
        uint8_t ants = worth[to] < table->supply[seat] ? worth[to] : table->supply[seat];     /* WYX-T9, T10, T12 */
        table->owner[to] = (uint8_t)seat;
        table->supply[seat] = (uint8_t)(table->supply[seat] - ants);
    }
    return table->supply[seat] == 0;
}

/* Plays one game to its end; the moves it took. */
static int play(Table *table, Dice *dice, int *ending) {
    int moves = 2; /* the queens */
    uint32_t seat = 0;
    set_up(table, dice);
    for (;;) {
        uint32_t columns = allowed(table, seat);
        moves++;
        if (columns) {
            uint32_t column = nth(columns, below(dice, (uint32_t)__builtin_popcount(columns)));
            if (fly(table, seat, column, dice)) {
                *ending = E1;
                return moves;
            }
        } else if (!allowed(table, seat ^ 1)) { /* nobody can: the game ended with the last move, this is no pass */
            uint64_t heights;
            memcpy(&heights, table->height, sizeof heights);
            *ending = heights ? E3 : E2;
            return moves - 1;
        }
        seat ^= 1;
    }
}

int main(int argc, char **argv) {
    char *end = "", *tail = "";
    long games = argc == 3 ? strtol(argv[1], &end, 10) : 0;
    long long seed = argc == 3 ? strtoll(argv[2], &tail, 10) : 0;
    if (games <= 0 || seed < 0 || *end || *tail) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    print_board();
    Dice dice = seeded((uint64_t)seed);
    Table table;
    int64_t moves = 0;
    long wins[2] = {0, 0}, draws = 0, endings[ENDINGS] = {0, 0, 0};
    struct timespec start, stop;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long game = 0; game < games; game++) {
        int ending;
        moves += play(&table, &dice, &ending);
        endings[ending]++;
        if (table.supply[0] == table.supply[1]) draws++; /* WYX-E4 */
        else wins[table.supply[1] < table.supply[0]]++;
    }
    clock_gettime(CLOCK_MONOTONIC, &stop);
    double seconds = (double)(stop.tv_sec - start.tv_sec) + (double)(stop.tv_nsec - start.tv_nsec) * 1e-9;
    printf("{\"games\": %ld, \"moves\": %" PRId64 ", \"seconds\": %.6f, \"moves_per_second\": %.0f, "
           "\"wins\": [%ld, %ld], \"draws\": %ld, "
           "\"endings\": {\"WYX-E1\": %ld, \"WYX-E2\": %ld, \"WYX-E3\": %ld}}\n",
           games, moves, seconds, (double)moves / seconds, wins[0], wins[1], draws, endings[E1], endings[E2],
           endings[E3]);
    return 0;
}
