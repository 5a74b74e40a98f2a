import type { GamificationCompany } from './gamificationCompany.ts';

/** How the company fails: before it has done what it was asked, or after it. */
export type Failure = 'before' | 'after' | null;

interface Asked {
  readonly id: string;
  readonly playerId: string;
  readonly points: number;
}

/** The ledger of points of a company that a test plays: by the name of each act, once. */
export function fakePointsApi(company: GamificationCompany) {
  const balances = new Map<string, number>();
  const taken = new Map<string, { readonly playerId: string; points: number; isReturned: boolean }>();
  let failure: () => Failure = () => null;
  const state = { level: 1, isOptedIn: true };

  const answered = (path: string, act: (asked: Asked) => unknown) =>
    company.answers.set(path, () => {
      const asked: Asked = JSON.parse(company.heard.findLast((one) => one.path === path)?.body ?? '');
      const fails = failure();
      if (fails === 'before') return { status: 503, body: {} };
      const body = act(asked);
      return fails === 'after' ? { status: 500, body: {} } : { body };
    });
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0;

  function spend({ id, playerId, points }: Asked) {
    const known = taken.get(id);
    if (known?.isReturned) return { id, outcome: 'refused', reason: 'GivenBack' };
    if (known) return { id, outcome: 'taken' };
    if (balanceOf(playerId) < points) return { id, outcome: 'refused', reason: 'NotEnoughPoints' };
    taken.set(id, { playerId, points, isReturned: false });
    balances.set(playerId, balanceOf(playerId) - points);
    return { id, outcome: 'taken' };
  }

  function refund({ id, playerId }: Asked) {
    const known = taken.get(id);
    if (known && !known.isReturned) balances.set(playerId, balanceOf(playerId) + known.points);
    taken.set(id, { playerId, points: known?.points ?? 0, isReturned: true });
    return { id, outcome: 'returned' };
  }

  return {
    /** As the test begins; nobody has any points. */
    open(): void {
      balances.clear();
      taken.clear();
      failure = () => null;
      Object.assign(state, { level: 1, isOptedIn: true });
      company.answers.set('/v1/points', () => {
        const asked: Asked = JSON.parse(
          company.heard.findLast(({ path }) => path === '/v1/points')?.body ?? '',
        );
        const { level, isOptedIn } = state;
        return { body: { points: balanceOf(asked.playerId), level, gamificationOpt: { enable: isOptedIn } } };
      });
      answered('/v1/spend', spend);
      answered('/v1/refund', refund);
    },
    set: (playerId: string, points: number) => void balances.set(playerId, points),
    balanceOf,
    /** From now on; asked at each act. */
    fail: (how: () => Failure) => void (failure = how),
    is: (change: Partial<typeof state>) => void Object.assign(state, change),
  };
}
