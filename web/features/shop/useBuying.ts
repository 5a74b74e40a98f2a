import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BuyArticle } from '@foyer/contract/generated/operations.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { useGraphql } from '../content/index.ts';
import { shopQuery, type Article, type Purchase } from './queries.ts';
import { isKnownRefusal, refusalKey } from './refusal.ts';
import { pollDelayMs, isPending } from './articleStatus.ts';

/** One article, from the question whether it is wanted to what became of it. */
export interface Buying {
  /** Null: nothing is being bought. */
  readonly article: Article | null;
  readonly isRunning: boolean;
  /** The text that says why not. */
  readonly refusal: string | null;
  /** Whether the same can be tried again. */
  readonly mayTryAgain: boolean;
  /** What was written down of it, as it was told first. */
  readonly purchase: Purchase | null;
  choose(article: Article): void;
  buy(): void;
  close(): void;
}

interface State {
  readonly isRunning: boolean;
  readonly refused: string | null | undefined;
  readonly purchase: Purchase | null;
}
const NOTHING: State = { isRunning: false, refused: undefined, purchase: null };

export function useBuying(): Buying {
  const graphql = useGraphql();
  const [article, setArticle] = useState<Article | null>(null);
  const [state, setState] = useState(NOTHING);
  // MONEY-07: one name for one article that is wanted, however often it is sent.
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
    article,
    isRunning,
    purchase,
    refusal: refused === undefined ? null : refusalKey(refused),
    mayTryAgain: refused === undefined || !isKnownRefusal(refused),
    choose(chosen) {
      key.current = crypto.randomUUID();
      setState(NOTHING);
      setArticle(chosen);
    },
    buy: () => void buy(),
    close: () => setArticle(null),
  };
}

/** What is under way is asked after, ever more rarely. */
export function usePurchasePolling(purchases: readonly Purchase[]): void {
  const graphql = useGraphql();
  const isWaiting = purchases.some(isPending);
  const [asked, setAsked] = useState(0);
  const ask = useEffectEvent(() => {
    void shopQuery().reread(graphql);
    setAsked((times) => times + 1);
  });
  useEffect(
    () => (isWaiting ? browserClock.after(pollDelayMs(asked), () => ask()) : undefined),
    [isWaiting, asked],
  );
}
