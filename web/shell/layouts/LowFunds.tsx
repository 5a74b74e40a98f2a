import { LowFundsPrompt } from '../../features/cashier/lowFunds/LowFundsPrompt.tsx';
import { gameQuery } from '../../features/catalogue/queries.ts';
import { useGraphql } from '../../features/content/index.ts';
import type { Page } from '../routing/page.ts';

interface Props {
  readonly destination: Page;
}

/** CASH-10, with what of the page decides it. */
export function LowFunds({ destination: { productMode, screen, params } }: Props) {
  const graphql = useGraphql();
  const game = screen === 'game' ? gameQuery(params['slug'] ?? '').peek(graphql)?.data?.game : null;
  return <LowFundsPrompt isSports={productMode === 'SPORTS'} category={game?.game.category ?? null} />;
}
