import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import type { Promotion } from './grouped.ts';
import { PromotionAction } from './PromotionAction.tsx';
import { usePromotionTexts } from './usePromotionTexts.ts';

/** OPEN-45 */
export function PromotionDetail({ promotion }: { promotion: Promotion }) {
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
