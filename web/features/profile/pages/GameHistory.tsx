import { Button } from '../../../design/button/Button.tsx';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { Pager } from '../../../design/section/Table.tsx';
import { useText } from '../../content/index.ts';
import { RoundTable } from '../gameHistory/RoundTable.tsx';
import { useGameHistory } from '../gameHistory/useGameHistory.ts';
import { NothingHere } from '../NothingHere.tsx';

/** PROF-05: every round the player has played, the latest first. */
export function GameHistory() {
  const text = useText();
  const { rounds, hasMore, isLoading, hasFailed, loadMore } = useGameHistory();
  if (rounds?.length === 0) return <NothingHere page="game-history" drawing="curtain" />;
  return (
    <>
      {hasFailed && <Banner tone="danger">{text('profile.round.failed')}</Banner>}
      {rounds && <RoundTable rounds={rounds} />}
      {hasMore && (
        <Pager>
          <span>{text('profile.round.shown', { count: rounds?.length ?? 0 })}</span>
          <Button isLoading={isLoading} onClick={loadMore}>
            {text('profile.round.more')}
          </Button>
        </Pager>
      )}
    </>
  );
}
