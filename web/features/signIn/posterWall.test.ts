import { expect, it } from 'vitest';
import { posterWall } from './posterWall.ts';

const posters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `game-${index}`,
    imageVersion: '1a2b',
    colour: index === 0 ? null : '#112233',
  }));
const slugs = (count: number) =>
  posterWall(posters(count)).map((column) => column.map(({ src }) => src.split('/').at(-2)));

it('has twenty posters in four columns, with their colours', () => {
  expect(slugs(20).map((column) => column.length)).toEqual([5, 5, 5, 5]);
  expect(new Set(slugs(20).flat()).size).toBe(20);
  const [[first, second] = []] = posterWall(posters(20));
  expect(first?.src).toBe('/images/games/game-0/portrait-480?v=1a2b');
  expect([first?.style, second?.style]).toEqual([{}, { background: '#112233' }]);
});

it('repeats a few posters, and is empty without any', () => {
  expect(slugs(3)[0]).toEqual(['game-0', 'game-1', 'game-2', 'game-0', 'game-1']);
  expect(slugs(1).flat()).toHaveLength(20);
  expect(slugs(0)).toEqual([[], [], [], []]);
});
