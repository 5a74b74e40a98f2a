import { ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { OfferFrame } from '../../ui/hero/OfferFrame.tsx';
import { Link } from '../../ui/link/Link.tsx';
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

function NewsBehind({ news }: { news: News }) {
  const { title, text: copy, picture } = news;
  return (
    <OfferFrame picture={picture && pictureOf(picture)}>
      <h3>{title}</h3>
      <p className="fy-offer__copy">{copy}</p>
      <div className="fy-offer__actions">
        <NewsLink news={news} />
      </div>
    </OfferFrame>
  );
}

function NewsLink({ news: { link, title } }: { news: News }) {
  const href = useHref();
  return (
    <ButtonLink variant="primary" href={href(link.url)} aria-label={`${link.label}, ${title}`}>
      {link.label}
    </ButtonLink>
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

interface FoundProps {
  readonly content: CalendarDoor['content'];
  /** Opens the dialog with the full text of a promotion. */
  onShow(): void;
}

/** What was behind today's door, below its heading: the text and the next step. */
export function FoundToday({ content, onShow }: FoundProps) {
  const text = useText();
  if (content === null) return <p>{text('calendar.empty')}</p>;
  if (content.__typename === 'BannerBlock')
    return (
      <>
        <p className="fy-stage__lead">{content.text}</p>
        <NewsLink news={content} />
      </>
    );
  return (
    <>
      <p className="fy-stage__lead">{content.promotion.teaser}</p>
      <ShowButton title={content.promotion.title} isPrimary onShow={onShow} />
    </>
  );
}

interface ShowButtonProps {
  readonly title: string;
  readonly isPrimary?: boolean;
  onShow(): void;
}

function ShowButton({ title, isPrimary = false, onShow }: ShowButtonProps) {
  const text = useText();
  const label = text('calendar.found.show');
  return (
    <button
      type="button"
      className={isPrimary ? 'fy-button fy-button--primary' : 'fy-finds__way'}
      aria-label={`${label}, ${title}`}
      onClick={onShow}
    >
      {label}
    </button>
  );
}

/** The link of a found thing in the list of all. */
export function FoundAction({ content, onShow }: FoundProps) {
  const href = useHref();
  if (content === null) return null;
  if (content.__typename === 'PromotionBlock')
    return <ShowButton title={content.promotion.title} onShow={onShow} />;
  const { link, title } = content;
  return (
    <Link className="fy-finds__way" href={href(link.url)} aria-label={`${link.label}, ${title}`}>
      {link.label}
    </Link>
  );
}
