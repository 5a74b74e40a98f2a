import { useEffect, useEffectEvent } from 'react';
import { PROMOTION_QUERY } from '@foyer/contract/content/promotions.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useQuery, useGraphql } from '../../app/graphql.tsx';
import { useText, useHref } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { useWallet } from '../wallet/index.ts';
import { Blocks } from './Blocks.tsx';
import { promotionNamed, type Promotion } from './grouped.ts';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { promotionsQuery } from './queries.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { usePromotionTexts } from './usePromotionTexts.ts';

/** ROUTE-60, OPEN-45: current promotions for this player; with `?promotion=` the details of one. */
export function PromotionsScreen({ search }: { search: string }) {
  const text = useText();
  const { data, error } = useQuery(promotionsQuery());
  useReadAgainAfterDeposits();
  const blocks = data?.contentBlocks ?? null;
  const named = new URLSearchParams(search).get(PROMOTION_QUERY);
  const promotion = blocks && named !== null ? promotionNamed(blocks, named) : null;
  const title = text('places.promotions.title');
  useTitle(promotion?.title ?? title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  if (promotion) return <PromotionDetail key={promotion.id} promotion={promotion} />;
  if (!blocks?.length)
    return (
      <PageUnavailable title={title}>
        {text(`places.promotions.${blocks ? 'empty' : 'keptOut'}`)}
      </PageUnavailable>
    );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {named !== null && <Banner tone="neutral">{text('places.promotions.gone')}</Banner>}
      <Blocks blocks={blocks} />
    </>
  );
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

/** OPEN-45: the details of one promotion. */
function PromotionDetail({ promotion }: { promotion: Promotion }) {
  const text = useText();
  const href = useHref();
  const { detailHref: _here, ...texts } = usePromotionTexts(promotion);
  const { title, teaser, action } = promotion;
  return (
    <>
      <Offer
        {...texts}
        title={title}
        headingLevel={1}
        copy={teaser}
        isEager
        actions={<PromotionAction action={action} title={title} />}
      />
      <div className="fy-offer-words">
        {promotion.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="fy-end">
        <ButtonLink href={href('/promotions/')}>{text('places.promotions.all')}</ButtonLink>
      </div>
    </>
  );
}
