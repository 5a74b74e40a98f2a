import { beforeEach, describe, expect, it } from 'vitest';
import { createGamificationStore, type GamificationStore } from './store.ts';

// A Wednesday.
const NOON = Date.parse('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const anna = { clientId: 'foyer-x-6', playerId: 'anna', levels: 6 };
const bo = { ...anna, playerId: 'bo' };

let nowMs: number;
let book: GamificationStore;
let next: number;
beforeEach(() => {
  nowMs = NOON;
  next = 1;
  book = createGamificationStore(() => nowMs);
  book.opt(anna, true);
});
const stake = (euros: number, game = 'fox', member = anna) =>
  book.take(member, { id: String(next++), game, euroCents: euros * 100, atMs: nowMs });
const mission = (id: string) => book.missions(anna).missions.find((one) => one.id === id);

describe('points', () => {
  it('are one per euro for players who have opted in, and none for others', () => {
    stake(7);
    stake(7, 'fox', bo);
    expect(book.player(anna)).toMatchObject({ points: 7, level: 1, gamificationOpt: { enable: true } });
    expect(book.player(bo)).toMatchObject({ points: 0, gamificationOpt: { enable: false } });
  });

  it('count a stake once, and are deducted when the stake is rolled back', () => {
    for (const again of [1, 2]) {
      expect(again).toBeGreaterThan(0);
      book.take(anna, { id: '9', game: 'fox', euroCents: 500, atMs: nowMs });
    }
    expect(book.player(anna).points).toBe(5);
    stake(-5);
    expect(book.player(anna).points).toBe(0);
  });

  it('determine the level, which never falls; from level four on they have a multiplier', () => {
    stake(2_000);
    expect(book.player(anna).level).toBe(4);
    const before = book.player(anna).points;
    stake(100);
    expect(book.player(anna).points).toBeGreaterThanOrEqual(before + 150);
    stake(-2_100);
    expect(book.player(anna).level).toBe(4);
  });

  it('lead to no more levels than the client has', () => {
    const member = { ...anna, clientId: 'foyer-x-4', levels: 4 };
    book.opt(member, true);
    stake(50_000, 'fox', member);
    expect(book.player(member)).toMatchObject({ level: 4, nextLevelFrom: null });
  });
});

describe('missions', () => {
  it('progress with each stake and grant their points once', () => {
    for (const count of [1, 2, 3, 4]) {
      stake(1);
      expect(mission('stakes-5')).toMatchObject({ progress: count, isDone: false });
    }
    stake(1);
    expect(mission('stakes-5')).toMatchObject({ progress: 5, isDone: true });
    expect(book.player(anna).points).toBe(5 + 5);
    stake(1);
    expect(book.player(anna).points).toBe(6 + 5);
  });

  it('count different games, but none whose stake was rolled back', () => {
    stake(1, 'fox');
    stake(1, 'owl');
    stake(-1, 'owl');
    expect(mission('games-3')).toMatchObject({ progress: 1 });
  });

  it('start again at midnight UTC', () => {
    stake(1);
    nowMs += 12 * HOUR;
    expect(mission('stakes-5')).toMatchObject({ progress: 0 });
    expect(book.missions(anna).endsAt).toBe('2026-11-27T00:00:00.000Z');
  });

  it('depend on the player’s level, and say what the higher levels bring', () => {
    const locked = () => book.missions(anna).locked.map(({ id, pointsToGo }) => [id, pointsToGo]);
    expect(book.missions(anna).missions).toHaveLength(2);
    stake(40);
    expect(locked()).toEqual([
      ['euros-20', 60],
      ['stakes-25', 460],
      ['games-6', 19_960],
    ]);
    stake(460);
    expect(book.missions(anna).missions).toHaveLength(4);
    expect(locked()).toEqual([['games-6', 19_490]]);
  });

  it('of a level that the client does not have are not promised', () => {
    const { locked } = book.missions({ ...anna, clientId: 'foyer-x-4', levels: 4 });
    expect(locked.map(({ id }) => id)).toEqual(['euros-20', 'stakes-25']);
  });
});

describe('the weekly tournament', () => {
  it('is open from level two on, and its ranking changes with the points', () => {
    book.opt(bo, true);
    const prizes = [500, 300, 200];
    stake(20);
    expect(book.tournament(anna)).toMatchObject({
      isOpen: false,
      opensAt: { level: 2, points: 100, ownPoints: 20 },
      prizes,
      table: [],
      last: null,
    });
    stake(80);
    stake(150, 'fox', bo);
    const places = () => book.tournament(anna).table.map(({ place, isOwn }) => [place, isOwn]);
    expect(places()).toEqual([
      [1, false],
      [2, true],
    ]);
    stake(200);
    expect(places()).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('ends on Sunday, and the next one starts with no points', () => {
    stake(100);
    expect(book.tournament(anna).endsAt).toBe('2026-11-30T00:00:00.000Z');
    nowMs += 5 * DAY;
    expect(book.tournament(anna).table[0]).toMatchObject({ points: 0 });
  });

  it('is shown to players who do not take part', () => {
    stake(100);
    expect(book.tournament(bo).table).toMatchObject([{ place: 1, isOwn: false }]);
  });

  it('gives its prizes once when the week is over, to players with points', () => {
    book.opt(bo, true);
    stake(100);
    stake(150, 'fox', bo);
    const points = () => [book.player(anna).points, book.player(bo).points];
    const [annas = 0, bos = 0] = points();
    nowMs += 5 * DAY;
    expect(points()).toEqual([annas + 300, bos + 500]);
    expect(book.tournament(anna).table).toMatchObject([{ points: 0 }, { points: 0 }]);
    const winners = () => book.tournament(anna).last?.winners.map(({ name: _name, ...winner }) => winner);
    const last = [
      { place: 1, points: 160, prize: 500, isOwn: false },
      { place: 2, points: 110, prize: 300, isOwn: true },
    ];
    expect(winners()).toEqual(last);
    expect(book.tournament(anna).last?.endedAt).toBe('2026-11-30T00:00:00.000Z');
    // A week without points has no winners, so the last ones stay.
    nowMs += 7 * DAY;
    expect(points()).toEqual([annas + 300, bos + 500]);
    expect(winners()).toEqual(last);
  });

  it('does not reveal player ids', () => {
    stake(100);
    expect(JSON.stringify(book.tournament(anna))).not.toContain('anna');
  });
});
