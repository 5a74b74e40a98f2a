import { createHash } from 'node:crypto';
import type { Member } from './identity.ts';
import { pointsLedger, spendable, type PointsAccount } from './ledger.ts';
import {
  dayOf,
  endOfDay,
  endOfWeek,
  endOfWeekNumber,
  factorOf,
  levelOf,
  LEVELS,
  MISSIONS,
  nextFrom,
  TOURNAMENT_FROM_LEVEL,
  TOURNAMENT_PRIZES,
  weekOf,
  type Mission,
} from './programme.ts';

export interface Stake {
  readonly id: string;
  readonly game: string;
  /** Negative for a stake that was rolled back. */
  readonly euroCents: number;
  readonly atMs: number;
}

interface Day {
  readonly day: number;
  stakes: number;
  cents: number;
  readonly games: Map<string, number>;
  readonly done: Set<string>;
}

interface Account extends PointsAccount {
  readonly member: Member;
  level: number;
  today: Day;
  week: { week: number; points: number };
}

const TABLE_ROWS = 20;

/** Stores the accounts of all clients' players in memory. */
export function createGamificationStore(now: () => number) {
  const accounts = new Map<string, Account>();
  const taken = new Set<string>();

  const results = weeklyResults(accounts, now);
  const accountOf = (member: Member): Account => {
    results.settle(member.clientId);
    const name = `${member.clientId} ${member.playerId}`;
    const account = accounts.get(name) ?? newAccount(member, now());
    accounts.set(name, account);
    if (account.today.day !== dayOf(now())) account.today = newDay(now());
    if (account.week.week !== weekOf(now())) account.week = { week: weekOf(now()), points: 0 };
    return account;
  };

  return {
    player(member: Member) {
      const { level, isOptedIn, points } = accountOf(member);
      return {
        level,
        gamificationOpt: { enable: isOptedIn },
        points: Math.floor(points / 100),
        nextLevelFrom: nextFrom(level, member.levels),
      };
    },
    points(member: Member) {
      const account = accountOf(member);
      const { level, isOptedIn } = account;
      return { points: spendable(account), level, gamificationOpt: { enable: isOptedIn } };
    },
    ...pointsLedger(accountOf),
    /** Demo only: grants points as if an opted-in player had earned them. */
    grant(member: Member, points: number): void {
      const account = accountOf(member);
      account.isOptedIn = true;
      give(account, points * 100);
    },
    opt(member: Member, isOptedIn: boolean): void {
      accountOf(member).isOptedIn = isOptedIn;
    },
    /** Counts a stake. Idempotent by stake id. */
    take(member: Member, stake: Stake): void {
      const name = `${member.clientId} ${stake.id}`;
      if (taken.has(name)) return;
      taken.add(name);
      const account = accountOf(member);
      if (account.isOptedIn) enter(account, stake);
    },
    missions(member: Member) {
      const account = accountOf(member);
      return {
        endsAt: new Date(endOfDay(now())).toISOString(),
        isOptedIn: account.isOptedIn,
        missions: missionsNow(account),
        locked: lockedMissions(account),
      };
    },
    tournament(member: Member) {
      const own = accountOf(member);
      const players = [...accounts.values()]
        .filter(({ member: { clientId } }) => clientId === member.clientId)
        .map((account) => accountOf(account.member));
      const endsAt = new Date(endOfWeek(now())).toISOString();
      return { endsAt, ...tournamentNow(own, players), last: results.last(own) };
    },
  };
}

/** Ranking of the current week among the opted-in players of one client. */
const tournamentNow = (own: Account, players: readonly Account[]) => ({
  isOptedIn: own.isOptedIn,
  isOpen: own.level >= TOURNAMENT_FROM_LEVEL,
  opensAt: {
    level: TOURNAMENT_FROM_LEVEL,
    points: pointsOf(TOURNAMENT_FROM_LEVEL),
    ownPoints: Math.floor(own.points / 100),
  },
  prizes: TOURNAMENT_PRIZES,
  table: tableOf(players, own),
});

interface WeekResult {
  readonly week: number;
  readonly winners: readonly { readonly account: Account; readonly points: number; readonly prize: number }[];
}

/** Gives a client's prizes of a week that is over, once and before points are read, and keeps its winners. */
function weeklyResults(accounts: ReadonlyMap<string, Account>, now: () => number) {
  const weeks = new Map<string, number>();
  const results = new Map<string, WeekResult>();
  return {
    settle(clientId: string): void {
      const week = weeks.get(clientId) ?? weekOf(now());
      weeks.set(clientId, weekOf(now()));
      if (week === weekOf(now())) return;
      const players = [...accounts.values()].filter(
        ({ member, week: own }) => member.clientId === clientId && own.week === week && own.points > 0,
      );
      const winners = ranked(players)
        .slice(0, TOURNAMENT_PRIZES.length)
        .map((account, place) => ({
          account,
          points: Math.floor(account.week.points / 100),
          prize: TOURNAMENT_PRIZES[place] ?? 0,
        }));
      for (const { account, prize } of winners) earn(account, prize * 100);
      if (winners.length > 0) results.set(clientId, { week, winners });
    },
    /** The winners of the last week that had any, as the given player sees them; null without one. */
    last(own: Account) {
      const result = results.get(own.member.clientId);
      if (!result) return null;
      return {
        endedAt: new Date(endOfWeekNumber(result.week)).toISOString(),
        winners: result.winners.map(({ account, points, prize }, place) => ({
          place: place + 1,
          name: inventedName(account.member),
          points,
          prize,
          isOwn: account === own,
        })),
      };
    },
  };
}

function enter(account: Account, stake: Stake): void {
  give(account, stake.euroCents * factorOf(account.level));
  const { today } = account;
  if (dayOf(stake.atMs) !== today.day) return;
  count(today, stake);
  for (const mission of missionsOf(account)) {
    if (today.done.has(mission.id) || progressOf(today, mission) < mission.goal) continue;
    today.done.add(mission.id);
    give(account, mission.points * 100);
  }
}

function give(account: Account, points: number): void {
  account.week.points = Math.max(0, account.week.points + points);
  earn(account, points);
}

/** Adds points that do not count for the tournament. */
function earn(account: Account, points: number): void {
  account.points = Math.max(0, account.points + points);
  // A level that was reached is never lost.
  account.level = Math.max(account.level, levelOf(account.points / 100, account.member.levels));
}

const missionsNow = (account: Account) =>
  missionsOf(account).map((mission) => {
    const { id, kind, goal, points } = mission;
    const isDone = account.today.done.has(id);
    const progress = isDone ? goal : Math.min(goal, progressOf(account.today, mission));
    return { id, kind, goal, points, progress, isDone };
  });

/** Missions of the client's higher levels, which the player has not reached yet. */
const lockedMissions = ({ level, points, member }: Account) =>
  MISSIONS.filter(({ fromLevel }) => fromLevel > level && fromLevel <= member.levels).map(
    ({ id, kind, goal, points: prize, fromLevel }) => ({
      id,
      kind,
      goal,
      points: prize,
      fromLevel,
      pointsToGo: pointsOf(fromLevel) - Math.floor(points / 100),
    }),
  );

/** Points, in whole points, that a level needs. */
const pointsOf = (level: number): number => LEVELS[level - 1]?.from ?? 0;

/** The players who take part, by their points of the week. */
const ranked = (players: readonly Account[]): readonly Account[] =>
  players
    .filter(({ isOptedIn, level }) => isOptedIn && level >= TOURNAMENT_FROM_LEVEL)
    .toSorted((one, other) => other.week.points - one.week.points);

const tableOf = (players: readonly Account[], own: Account) =>
  ranked(players)
    .map((account, place) => ({
      place: place + 1,
      name: inventedName(account.member),
      points: Math.floor(account.week.points / 100),
      isOwn: account === own,
    }))
    .filter(({ place, isOwn }) => place <= TABLE_ROWS || isOwn);

export type GamificationStore = ReturnType<typeof createGamificationStore>;

const newDay = (nowMs: number): Day => ({
  day: dayOf(nowMs),
  stakes: 0,
  cents: 0,
  games: new Map(),
  done: new Set(),
});

const newAccount = (member: Member, nowMs: number): Account => ({
  member,
  isOptedIn: false,
  points: 0,
  spent: 0,
  level: 1,
  today: newDay(nowMs),
  week: { week: weekOf(nowMs), points: 0 },
});

const missionsOf = ({ level }: Account): readonly Mission[] =>
  MISSIONS.filter(({ fromLevel }) => fromLevel <= level);

function count(day: Day, { game, euroCents }: Stake): void {
  const one = euroCents < 0 ? -1 : 1;
  day.stakes = Math.max(0, day.stakes + one);
  day.cents = Math.max(0, day.cents + euroCents);
  day.games.set(game, Math.max(0, (day.games.get(game) ?? 0) + one));
}

function progressOf(day: Day, { kind }: Mission): number {
  if (kind === 'stakes') return day.stakes;
  if (kind === 'euros') return Math.floor(day.cents / 100);
  return [...day.games.values()].filter((times) => times > 0).length;
}

const FIRST = ['Amber', 'Brass', 'Cedar', 'Dusky', 'Early', 'Fern', 'Golden', 'Hazel', 'Ivory', 'Jolly'];
const SECOND = ['Otter', 'Heron', 'Badger', 'Plover', 'Marten', 'Linnet', 'Hare', 'Osprey', 'Vole', 'Wren'];

/** Pseudonym: always the same for one player, and reveals nothing about them. */
function inventedName({ clientId, playerId }: Member): string {
  const [one = 0, two = 0, three = 0] = createHash('sha256').update(`${clientId} ${playerId}`).digest();
  return `${FIRST[one % FIRST.length]} ${SECOND[two % SECOND.length]} ${three}`;
}
