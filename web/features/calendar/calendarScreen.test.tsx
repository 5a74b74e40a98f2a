import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Graphql } from '../../transport/graphql/client.ts';
import { AppProvider, type App } from '../../app/app.tsx';
import { GraphqlProvider } from '../../app/graphql.tsx';
import { HeadProvider } from '../../app/head.tsx';
import { textStore } from '../../i18n/texts.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import type { Calendar, CalendarDoor } from './doors.ts';

const door = (
  number: number,
  state: CalendarDoor['state'],
  change: Partial<CalendarDoor> = {},
): CalendarDoor => ({
  id: `2026-12-01/${number}`,
  number,
  day: `2026-12-0${number}`,
  state,
  tileUrl: null,
  preview: null,
  content: null,
  ...change,
});
const FOX = {
  tileUrl: '/images/games/fox?v=1',
  content: {
    __typename: 'BannerBlock',
    type: 'BANNER_GAME',
    title: 'Fox & Ember',
    text: 'A pick.',
    picture: { url: '/images/games/fox/hero-1600', colours: null },
    link: { label: 'See the game', url: '/games/fox/' },
  },
} as const;
const calendar = (change: Partial<Calendar> = {}): Calendar => ({
  id: '2026-12-01',
  picture: null,
  sceneUrl: '/images/games/longship/scene-1600',
  isLateOpen: false,
  nextDoorAt: '2026-12-03T22:00:00.000Z',
  doors: [door(1, 'Open', FOX), door(2, 'Missed'), door(3, 'Today'), door(4, 'Shut')],
  ...change,
});

/** Renders the page to HTML as the server does. `null` is for a player who is excluded from offers. */
function shown(rendered: Calendar | null): string {
  const content = {
    settings: { brand: 'x', country: 'FI', pages: ['calendar', 'rewards'], features: [], title: 'X' },
    locale: 'en',
    texts: textStore('en', {}),
    renderedAtMs: Date.parse('2026-12-03T20:59:58.000Z'),
  };
  const graphql = { peek: () => ({ data: { viewer: { calendar: rendered } }, error: undefined }) };
  return renderToStaticMarkup(
    <HeadProvider head={null}>
      <AppProvider app={content as unknown as App}>
        <GraphqlProvider graphql={graphql as unknown as Graphql}>
          <CalendarScreen />
        </GraphqlProvider>
      </AppProvider>
    </HeadProvider>,
  );
}

describe('the calendar', () => {
  it('OPEN-44 only doors that are open or can be opened are buttons; the others are text', () => {
    const html = shown(calendar());
    expect(
      [...html.matchAll(/<(button|div)[^>]* data-state="(\w+)"/g)].map(([, tag, state]) => [tag, state]),
    ).toEqual([
      ['button', 'Open'],
      ['div', 'Missed'],
      ['button', 'Today'],
      ['div', 'Shut'],
    ]);
    expect(html).toContain('>calendar.door.Shut</span>');
    expect(html).toContain('>calendar.door.Today</span>');
  });

  it('OPEN-44 a missed door is a button if the brand allows late opening', () => {
    const html = shown(calendar({ isLateOpen: true, doors: [door(1, 'Late'), door(2, 'Today')] }));
    expect(html).toMatch(/<button[^>]* data-state="Late"/);
    expect(html).toContain('calendar.lead.open');
  });

  it('OPEN-44 only an open door shows its poster, among the doors and in the list of what was found', () => {
    const html = shown(calendar());
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html.match(/<img[^>]*fox\/portrait-480\?v=1/g)).toHaveLength(2);
  });

  it('OPEN-44 today’s door can be opened from the top of the page, until it is open', () => {
    expect(shown(calendar())).toContain('>calendar.openToday</button>');
    expect(shown(calendar({ doors: [door(1, 'Open', FOX), door(2, 'Shut')] }))).not.toContain('openToday');
  });

  it('OPEN-44 a coming door shows its title and poster where the brand allows it, and stays text', () => {
    const preview = { title: 'Fox & Ember', tileUrl: FOX.tileUrl };
    const html = shown(calendar({ doors: [door(3, 'Today'), door(4, 'Shut', { preview })] }));
    expect(html).toContain('<b>Fox &amp; Ember</b>');
    expect(html).toContain('>calendar.door.Preview</span>');
    expect(html).toContain('fox/portrait-480?v=1');
    expect(html).toMatch(/<div[^>]* data-state="Shut"/);
  });

  it('OPEN-44 screen readers get the time of the next door instead of the countdown', () => {
    const html = shown(calendar());
    expect(html).toContain('<span aria-hidden="true">calendar.next <strong>01:00:02</strong></span>');
    expect(html).toContain('dateTime="2026-12-03T22:00:00.000Z"');
    expect(shown(calendar({ nextDoorAt: null }))).toContain('calendar.over');
  });

  it('OPEN-44 today’s open door stands open at the top, with what was behind it and the way there', () => {
    const html = shown(calendar({ doors: [door(1, 'Missed'), door(2, 'Open', FOX), door(3, 'Shut')] }));
    expect(html).toContain('data-open="true"');
    expect(html).toMatch(/<h2[^>]*><small>calendar.behind<\/small> <span>Fox &amp; Ember<\/span><\/h2>/);
    expect(html.match(/href="[^"]*\/games\/fox\/"/g)).toHaveLength(2);
    expect(html).not.toContain('calendar.lead');
  });

  it('OPEN-44 missed doors are counted and said to stay closed; late ones to be open until the last day', () => {
    const shut = shown(calendar());
    expect(shut).toContain('<span>calendar.summary.missed</span>');
    expect(shut).toContain('calendar.rules.missed');
    const late = shown(calendar({ isLateOpen: true, doors: [door(1, 'Late'), door(2, 'Today')] }));
    expect(late).toContain('<span>calendar.summary.late</span>');
    expect(late).toContain('calendar.rules.late');
  });

  it('EXCLUSION-08 REW-16 a player who is offered nothing sees the reason instead of doors', () => {
    const html = shown(null);
    expect(html).toContain('places.promotions.keptOut');
    expect(html).not.toContain('<ol');
  });
});
