import { useEffect, useEffectEvent } from 'react';
import { PROMOTION_QUERY } from '@foyer/contract/content/promotions.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { useWallet } from '../wallet/index.ts';
import { Blocks } from './Blocks.tsx';
import { promotionNamed, type Block } from './grouped.ts';
import { PromotionDetail } from './PromotionDetail.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { promotionsQuery } from './queries.ts';

/** ROUTE-60, OPEN-45: current promotions for this player; with `?promotion=` the details of one. */
export function PromotionsScreen({ search }: { search: string }) {
  const { data, error } = useQuery(promotionsQuery());
  useReadAgainAfterDeposits();
  if (!data) return <Unread hasFailed={error !== undefined} />;
  const blocks = data.viewer?.promotions ?? null;
  if (blocks === null) return <Nothing why="keptOut" />;
  const named = new URLSearchParams(search).get(PROMOTION_QUERY);
  const promotion = named === null ? null : promotionNamed(blocks, named);
  if (promotion) return <PromotionDetail key={promotion.id} promotion={promotion} />;
  if (blocks.length === 0) return <Nothing why="empty" />;
  return <All blocks={blocks} jackpot={data.jackpotSettings} isUnavailable={named !== null} />;
}

/** PROMO-01: a deposit can change which promotions the player is eligible for. */
function useReadAgainAfterDeposits(): void {
  const graphql = useGraphql();
  const { latest } = useWallet();
  const read = useEffectEvent(() => void promotionsQuery().reread(graphql));
  useEffect(() => {
    if (latest?.moneyType === 'Deposit') read();
  }, [latest]);
}

interface AllProps {
  readonly blocks: readonly Block[];
  readonly jackpot: Parameters<typeof Blocks>[0]['jackpot'];
  /** The URL names a promotion that is not available to this player. */
  readonly isUnavailable: boolean;
}

function All({ blocks, jackpot, isUnavailable }: AllProps) {
  const text = useText();
  useTitle(text('places.promotions.title'));
  return (
    <>
      <PageTitle>{text('places.promotions.title')}</PageTitle>
      {isUnavailable && <Banner tone="neutral">{text('places.promotions.gone')}</Banner>}
      <Blocks blocks={blocks} jackpot={jackpot} />
    </>
  );
}

function Nothing({ why }: { why: 'empty' | 'keptOut' }) {
  const text = useText();
  const title = text('places.promotions.title');
  useTitle(title);
  return <PageUnavailable title={title}>{text(`places.promotions.${why}`)}</PageUnavailable>;
}

function Unread({ hasFailed }: { hasFailed: boolean }) {
  const title = useText()('places.promotions.title');
  useTitle(title);
  return <PendingPage title={title} hasFailed={hasFailed} />;
}
