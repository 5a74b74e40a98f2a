import { expect, it } from 'vitest';
import { createScroller } from './scroller.ts';

function scrolling() {
  const tops: number[] = [];
  return { tops, scroller: createScroller((top) => tops.push(top)) };
}

it('scrolls at once where the page is there', () => {
  const { tops, scroller } = scrolling();
  scroller.scroll(100);
  expect(tops).toEqual([100]);
});

it('waits for a page that is being rendered, and goes to the last place asked for, once', () => {
  const { tops, scroller } = scrolling();
  scroller.wait(1);
  scroller.scroll(0);
  scroller.scroll(2500);
  expect(tops).toEqual([]);
  scroller.rendered(1);
  scroller.rendered(1);
  expect(tops).toEqual([2500]);
});

it('passes over a skeleton that comes when its page is on the way already', () => {
  const { tops, scroller } = scrolling();
  scroller.wait(1);
  scroller.wait(2);
  scroller.rendered(1);
  scroller.scroll(2500);
  expect(tops).toEqual([]);
  scroller.rendered(2);
  expect(tops).toEqual([2500]);
});
