import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Pager } from '../../../ui/section/Table.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import type { Slices } from './useSlices.ts';

interface HistoryListProps<Node> {
  readonly slices: Slices<Node>;
  readonly hasFailed: boolean;
  readonly table: (nodes: readonly Node[]) => ReactNode;
}

export function HistoryList<Node>({ slices, hasFailed, table }: HistoryListProps<Node>) {
  const text = useText();
  const { nodes, hasMore, isLoading, loadMore } = slices;
  const isBroken = hasFailed || slices.hasFailed;
  return (
    <>
      {isBroken && <Banner tone="danger">{text('profile.round.failed')}</Banner>}
      {!nodes && !isBroken && <Skeleton shape="band" />}
      {nodes && nodes.length > 0 && table(nodes)}
      {nodes?.length === 0 && <output className="fy-muted">{text('profile.history.none')}</output>}
      {hasMore && (
        <Pager>
          <span>{text('profile.history.shown', { count: nodes?.length ?? 0 })}</span>
          <Button isLoading={isLoading} onClick={loadMore}>
            {text('profile.round.more')}
          </Button>
        </Pager>
      )}
    </>
  );
}
