import { LowFundsPrompt } from '../../features/cashier/lowFunds/LowFundsPrompt.tsx';
import { gameQuestion } from '../../features/catalogue/questions.ts';
import { useGraphql, useHref } from '../../features/content/index.ts';
import { useNavigation } from '../navigation/navigation.ts';
import type { Shown } from '../routing/resolve.ts';

/** CASH-10, with what of the page decides it. */
export function LowFunds({ destination: { productMode, screen, params } }: { destination: Shown }) {
  const graphql = useGraphql();
  const href = useHref();
  const navigation = useNavigation();
  const game = screen === 'game' ? gameQuestion(params['slug'] ?? '').peek(graphql)?.data?.game : null;
  return (
    <LowFundsPrompt
      isSports={productMode === 'SPORTS'}
      category={game?.game.category ?? null}
      onDeposit={() => navigation?.go(href('/deposit/'))}
    />
  );
}
