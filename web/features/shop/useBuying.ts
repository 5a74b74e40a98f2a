import { useEffect, useRef, useState } from 'react';
import { BuyArticle } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { shopQuery, type Article, type Purchase } from './queries.ts';
import { isKnownRefusal, refusalKey } from './refusal.ts';
import { pollDelayMs, isPending } from './articleStatus.ts';

export type Buying = ReturnType<typeof useBuying>;

interface State {
  readonly isRunning: boolean;
  readonly refused: string | null | undefined;
  readonly purchase: Purchase | null;
}
const NOTHING: State = { isRunning: false, refused: undefined, purchase: null };

/** State and commands of the purchase of one article. */
export function useBuying() {
  const graphql = useGraphql();
  const [article, setArticle] = useState<Article | null>(null);
  const [state, setState] = useState(NOTHING);
  // MONEY-07: idempotency key, one per chosen article and kept for retries.
  const key = useRef('');

  async function buy(): Promise<void> {
    if (!article || state.isRunning) return;
    setState({ ...NOTHING, isRunning: true });
    const order = { articleId: article.id, price: article.price, idempotencyKey: key.current };
    const { data, error } = await graphql.mutate(BuyArticle, order);
    setState(
      data ? { ...NOTHING, purchase: data.buy } : { ...NOTHING, refused: serverErrorIn(error)?.type ?? null },
    );
    await shopQuery().reread(graphql);
  }

  const { isRunning, refused, purchase } = state;
  return {
    /** Null if no purchase is in progress. */
    article,
    isRunning,
    /** The purchase as first returned by the platform. */
    purchase,
    /** Text key that says why the purchase was refused. */
    refusal: refused === undefined ? null : refusalKey(refused),
    /** Whether the purchase can be retried with its idempotency key. */
    mayTryAgain: refused === undefined || !isKnownRefusal(refused),
    choose(chosen: Article): void {
      key.current = crypto.randomUUID();
      setState(NOTHING);
      setArticle(chosen);
    },
    buy: () => void buy(),
    close: () => setArticle(null),
  };
}

export function usePurchasePolling(purchases: readonly Purchase[]): void {
  const graphql = useGraphql();
  const isWaiting = purchases.some(isPending);
  const [polls, setPolls] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    return browserClock.after(pollDelayMs(polls), () => {
      void shopQuery().reread(graphql);
      setPolls(polls + 1);
    });
  }, [graphql, isWaiting, polls]);
}
