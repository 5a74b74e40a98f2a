import { expect, it, vi } from 'vitest';
import { fakeClock } from '../clock/fakeClock.ts';
import type { Category } from '../consent/categories.ts';
import type { PostInBackground } from '../http/postInBackground.ts';
import { sendOnExit } from './sendOnExit.ts';
import { createTracking, type Occurrence } from './tracking.ts';

const seen = { name: 'experimentSeen', experiment: 'theme', variation: 'theme1' } as const;
const opened = (slug: string) => ({ name: 'gameOpened', slug, mode: 'real' }) as const;

function visit(...granted: Category[]) {
  const document = { visibilityState: 'visible' as DocumentVisibilityState };
  const page = Object.assign(new EventTarget(), { document });
  const state = { granted: new Set(granted) };
  const tracking = createTracking(fakeClock());
  const post = vi.fn<PostInBackground>();
  const isSent = sendOnExit({ page, consent: { current: () => state.granted }, tracking, post });
  return {
    tracking,
    post,
    isSent,
    grant: (category: Category) => state.granted.add(category),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    show(visibility: DocumentVisibilityState) {
      document.visibilityState = visibility;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

it('ANA-06 with consent the events of a page that is left early are posted once', () => {
  const { tracking, post, leave, show } = visit('necessary', 'analytics');
  tracking.track(seen);
  show('visible');
  expect(post).not.toHaveBeenCalled();
  show('hidden');
  leave();
  expect(post.mock.calls).toEqual([['/api/events', { events: [seen] }]]);
  tracking.track(opened('a'));
  leave();
  expect(post.mock.calls.slice(1)).toEqual([['/api/events', { events: [opened('a')] }]]);
});

it('ANA-01 without consent nothing is posted, and with a later consent everything', () => {
  const { tracking, post, grant, leave } = visit('necessary', 'preferences');
  tracking.track(seen);
  leave();
  expect(post).not.toHaveBeenCalled();
  grant('analytics');
  leave();
  expect(post).toHaveBeenCalledOnce();
});

it('ANA-01 after a refusal nothing is left to post', () => {
  const { tracking, post, grant, leave } = visit();
  tracking.track(seen);
  tracking.refuse();
  grant('analytics');
  leave();
  expect(post).not.toHaveBeenCalled();
});

it('ANA-06 analytics of a visitor who comes back gets the events, and knows which the platform has', () => {
  const { tracking, isSent, leave } = visit('analytics');
  tracking.track(seen);
  leave();
  tracking.track(opened('a'));
  const received: (readonly [string, boolean])[] = [];
  tracking.open((occurrence: Occurrence) => void received.push([occurrence.event.name, isSent(occurrence)]));
  expect(received).toEqual([
    ['experimentSeen', true],
    ['gameOpened', false],
  ]);
});

it('OPEN-42 events that exceed one body are posted in several', () => {
  const { tracking, post, leave } = visit('analytics');
  for (let time = 0; time < 70; time += 1) tracking.track(opened(`g${time}`));
  leave();
  expect(post.mock.calls.map(([, body]) => Object.values(body).flat().length)).toEqual([50, 20]);
});
