import { expect, test } from 'vitest';
import { readVisiblePart } from './visiblePart.ts';

const source = 'foyer-lobby';

test('OPEN-43 the visible part is parsed', () => {
  expect(readVisiblePart({ source, type: 'visible', top: 1200, height: 640 })).toEqual({
    top: 1200,
    height: 640,
  });
});

test.each([
  null,
  'visible',
  { source: 'other', type: 'visible', top: 0, height: 1 },
  { source, type: 'hidden', top: 0, height: 1 },
  { source, type: 'visible', top: 0 },
  { source, type: 'visible', top: -1, height: 1 },
  { source, type: 'visible', top: 0, height: NaN },
  { source, type: 'visible', top: 0, height: Infinity },
  { source, type: 'visible', top: '0', height: 1 },
])('OPEN-43 is no visible part: %j', (data) => {
  expect(readVisiblePart(data)).toBeNull();
});
