import { LowFundsPrompt } from '../../../features/cashier/lowFunds/LowFundsPrompt.tsx';
import { gameQuery } from '../../../features/catalogue/queries.ts';
import { useGraphql } from '../../../app/graphql.tsx';
import type { Page } from '../../routing/page.ts';

interface Props {
  readonly destination: Page;
}

/** CASH-10: the prompt to deposit when the balance is low, for the product and the game category of the page. */
export function LowFunds({ destination: { productMode, screen, params } }: Props) {
  const graphql = useGraphql();
  const game = screen === 'game' ? gameQuery(params['slug'] ?? '').peek(graphql)?.data?.game : null;
  return <LowFundsPrompt isSports={productMode === 'SPORTS'} category={game?.game.category ?? null} />;
}
