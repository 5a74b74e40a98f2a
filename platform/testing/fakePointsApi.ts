import type { FakeGamificationProvider } from './fakeGamificationProvider.ts';

export type Failure = 'before' | 'after' | null;

interface PointsRequest {
  readonly id: string;
  readonly playerId: string;
  readonly points: number;
}

/** A provider's ledger of points; operations are idempotent by their id. */
export function fakePointsApi(provider: FakeGamificationProvider) {
  const balances = new Map<string, number>();
  const spent = new Map<string, { readonly playerId: string; points: number; isReturned: boolean }>();
  let failure: () => Failure = () => null;
  const state = { level: 1, isOptedIn: true };

  const handle = (path: string, act: (request: PointsRequest) => unknown) =>
    provider.responses.set(path, () => {
      const request: PointsRequest = JSON.parse(
        provider.requests.findLast((one) => one.path === path)?.body ?? '',
      );
      const fails = failure();
      if (fails === 'before') return { status: 503, body: {} };
      const body = act(request);
      return fails === 'after' ? { status: 500, body: {} } : { body };
    });
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0;

  function spend({ id, playerId, points }: PointsRequest) {
    const known = spent.get(id);
    if (known?.isReturned) return { id, outcome: 'refused', reason: 'GivenBack' };
    if (known) return { id, outcome: 'taken' };
    if (balanceOf(playerId) < points) return { id, outcome: 'refused', reason: 'NotEnoughPoints' };
    spent.set(id, { playerId, points, isReturned: false });
    balances.set(playerId, balanceOf(playerId) - points);
    return { id, outcome: 'taken' };
  }

  function refund({ id, playerId }: PointsRequest) {
    const known = spent.get(id);
    if (known && !known.isReturned) balances.set(playerId, balanceOf(playerId) + known.points);
    spent.set(id, { playerId, points: known?.points ?? 0, isReturned: true });
    return { id, outcome: 'returned' };
  }

  return {
    /** Resets to the start of a test: nobody has points. */
    open(): void {
      balances.clear();
      spent.clear();
      failure = () => null;
      Object.assign(state, { level: 1, isOptedIn: true });
      provider.responses.set('/v1/points', () => {
        const request: PointsRequest = JSON.parse(
          provider.requests.findLast(({ path }) => path === '/v1/points')?.body ?? '',
        );
        const { level, isOptedIn } = state;
        return {
          body: { points: balanceOf(request.playerId), level, gamificationOpt: { enable: isOptedIn } },
        };
      });
      handle('/v1/spend', spend);
      handle('/v1/refund', refund);
    },
    set: (playerId: string, points: number) => void balances.set(playerId, points),
    balanceOf,
    /** Sets whether the following operations fail. */
    fail: (how: () => Failure) => void (failure = how),
    setState: (change: Partial<typeof state>) => void Object.assign(state, change),
  };
}
