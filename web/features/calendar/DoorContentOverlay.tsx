import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { OfferFrame } from '../../ui/hero/OfferFrame.tsx';
import { Overlay } from '../../ui/overlay/Overlay.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { pictureOf, PromotionAction, usePromotionTexts } from '../promotions/index.ts';
import type { CalendarDoor } from './doors.ts';

type Content = NonNullable<CalendarDoor['content']>;
type Promotion = Extract<Content, { __typename: 'PromotionBlock' }>['promotion'];
type News = Extract<Content, { __typename: 'BannerBlock' }>;

export function DoorContentOverlay({ door, onClose }: { door: CalendarDoor; onClose: () => void }) {
  const text = useText();
  const { number, content } = door;
  return (
    <Overlay
      variant="default"
      isOpen
      isWide
      title={text('calendar.behind', { number })}
      closeLabel={text('shell.close')}
      onClose={onClose}
    >
      {content === null && <p>{text('calendar.empty')}</p>}
      {content?.__typename === 'BannerBlock' && <NewsBehind news={content} />}
      {content?.__typename === 'PromotionBlock' && <PromotionBehind promotion={content.promotion} />}
    </Overlay>
  );
}

function NewsBehind({ news: { title, text: copy, picture, link } }: { news: News }) {
  const href = useHref();
  return (
    <OfferFrame picture={picture && pictureOf(picture)}>
      <h3>{title}</h3>
      <p className="fy-offer__copy">{copy}</p>
      <div className="fy-offer__actions">
        <ButtonLink variant="primary" href={href(link.url)} aria-label={`${link.label}, ${title}`}>
          {link.label}
        </ButtonLink>
      </div>
    </OfferFrame>
  );
}

function PromotionBehind({ promotion }: { promotion: Promotion }) {
  const { detailHref: _page, ...texts } = usePromotionTexts(promotion);
  const { title, teaser, text: paragraphs, action } = promotion;
  return (
    <>
      <Offer
        {...texts}
        title={title}
        headingLevel={3}
        copy={teaser}
        actions={<PromotionAction action={action} title={title} />}
      />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
