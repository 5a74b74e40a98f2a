import { useState } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { panelStyle } from '../../ui/hero/Hero.tsx';
import '../../ui/pageHead/pageHead.css';
import { customProperties } from '../../ui/styles/customProperties.ts';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { useQuery } from '../../app/graphql.tsx';
import { useApp } from '../../app/app.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText, useHref } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { pictureOf, PromotionAction, usePromotionTexts } from '../promotions/index.ts';
import { countdownTo, type Calendar, type CalendarDoor } from './doors.ts';
import { Door } from './Door.tsx';
import { calendarQuery } from './queries.ts';
import { useDoors, type Doors } from './useDoors.ts';
import './calendar.css';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Offer } from '../../ui/hero/Offer.tsx';
import { OfferFrame } from '../../ui/hero/OfferFrame.tsx';
import { Overlay } from '../../ui/overlay/Overlay.tsx';

/** ROUTE-59, OPEN-44: a countdown calendar with one door per day. */
export function CalendarScreen() {
  const text = useText();
  const { data, error } = useQuery(calendarQuery());
  const title = text('calendar.title');
  useTitle(title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  const calendar = data.viewer?.calendar ?? null;
  // The key resets the opened doors when another calendar starts.
  if (calendar) return <Countdown key={calendar.id} calendar={calendar} />;
  // EXCLUSION-08, REW-16: an excluded or blocked player has no calendar.
  return <PageUnavailable title={title}>{text('places.promotions.keptOut')}</PageUnavailable>;
}

function Countdown({ calendar }: { calendar: Calendar }) {
  const text = useText();
  const [shownId, setShownId] = useState<string | null>(null);
  const doors = useDoors(calendar);
  const shown = doors.list.find(({ id }) => id === shownId) ?? null;
  const opened = doors.list.filter(({ state }) => state === 'Open').length;
  return (
    <>
      <Head calendar={calendar} doors={doors} />
      {doors.refusal !== null && (
        <div role="alert">
          <Banner tone="neutral">{text(doors.refusal)}</Banner>
        </div>
      )}
      <Section
        title={text('calendar.doors')}
        count={text('calendar.opened', { opened, count: calendar.doors.length })}
      >
        {/* One picture covers all doors; the style sheet moves it by the door's index. */}
        <ol
          className="fy-doors"
          style={customProperties({
            '--_count': doors.list.length,
            ...(calendar.sceneUrl !== null && { '--_scene': `url("${calendar.sceneUrl}")` }),
          })}
        >
          {doors.list.map((door, index) => (
            <li key={door.id} style={customProperties({ '--_i': index })}>
              <Door
                door={door}
                isFresh={door.id === doors.fresh}
                isOpening={door.id === doors.opening}
                onPress={() => (door.state === 'Open' ? setShownId(door.id) : doors.open(door))}
                onOpened={() => setShownId(door.id)}
              />
            </li>
          ))}
        </ol>
      </Section>
      {shown?.state === 'Open' && <DoorContentOverlay door={shown} onClose={() => setShownId(null)} />}
    </>
  );
}

interface HeadProps {
  readonly calendar: Calendar;
  readonly doors: Doors;
}

function Head({ calendar: { isLateOpen, nextDoorAt, ...rest }, doors }: HeadProps) {
  const text = useText();
  const today = doors.list.find(({ state }) => state === 'Today');
  const next = doors.list.find(({ preview }) => preview);
  const picture = rest.picture && pictureOf(rest.picture);
  return (
    <section className="fy-pagehead" style={picture?.colours ? panelStyle(picture.colours) : undefined}>
      <div className="fy-pagehead__text">
        <h1>
          <span>{text('calendar.head.first')}</span>{' '}
          <span>{text('calendar.head.second', { count: doors.list.length })}</span>
        </h1>
        <p className="fy-pagehead__rows">{text(`calendar.lead.${isLateOpen ? 'open' : 'shut'}`)}</p>
        {today && (
          <Button
            variant="primary"
            size="large"
            isLoading={doors.opening === today.id}
            onClick={() => doors.open(today)}
          >
            {text('calendar.openToday', { number: today.number })}
          </Button>
        )}
        <NextDoor at={nextDoorAt} />
        {next?.preview && (
          <p className="fy-calendarhead__next">{text('calendar.preview', { title: next.preview.title })}</p>
        )}
      </div>
      {picture && (
        <div className="fy-pagehead__art">
          <img src={picture.url} alt="" fetchPriority="high" decoding="async" />
        </div>
      )}
    </section>
  );
}

function NextDoor({ at }: { at: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  const nowMs = useNow(at !== null, useApp().renderedAtMs);
  if (at === null) return <p className="fy-calendarhead__next">{text('calendar.over')}</p>;
  const { days, clock } = countdownTo(at, nowMs);
  return (
    <p className="fy-calendarhead__next">
      <span aria-hidden="true">
        {text('calendar.next')}{' '}
        <strong>{days > 0 ? `${text('calendar.days', { count: days })} ${clock}` : clock}</strong>
      </span>
      <time className="fy-sr" dateTime={at}>
        {text('calendar.nextAt', { at: dateTime(at) })}
      </time>
    </p>
  );
}

type Content = NonNullable<CalendarDoor['content']>;
type Promotion = Extract<Content, { __typename: 'PromotionBlock' }>['promotion'];
type News = Extract<Content, { __typename: 'BannerBlock' }>;

function DoorContentOverlay({ door, onClose }: { door: CalendarDoor; onClose: () => void }) {
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
