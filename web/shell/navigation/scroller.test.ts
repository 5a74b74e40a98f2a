import { expect, it } from 'vitest';
import { createScroller } from './scroller.ts';

function scrolling() {
  const tops: number[] = [];
  return { tops, scroller: createScroller((top) => tops.push(top)) };
}

it('scrolls immediately if the page is rendered', () => {
  const { tops, scroller } = scrolling();
  scroller.scroll(100);
  expect(tops).toEqual([100]);
});

it('waits until the page is rendered, and then scrolls once to the last position', () => {
  const { tops, scroller } = scrolling();
  scroller.wait(1);
  scroller.scroll(0);
  scroller.scroll(2500);
  expect(tops).toEqual([]);
  scroller.rendered(1);
  scroller.rendered(1);
  expect(tops).toEqual([2500]);
});

it('does not scroll a skeleton that is rendered after its page was requested', () => {
  const { tops, scroller } = scrolling();
  scroller.wait(1);
  scroller.wait(2);
  scroller.rendered(1);
  scroller.scroll(2500);
  expect(tops).toEqual([]);
  scroller.rendered(2);
  expect(tops).toEqual([2500]);
});
