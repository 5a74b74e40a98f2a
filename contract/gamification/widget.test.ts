import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './widget.ts';

describe("messages of a widget's frame", () => {
  it.each(['ready', 'bundleFailed', 'dialogButton'])('%s is parsed', (type) => {
    expect(readFrameMessage({ gamification: type })).toEqual({ type });
  });

  it('a height is a number of pixels', () => {
    expect(readFrameMessage({ gamification: 'height', height: 480 })).toEqual({
      type: 'height',
      height: 480,
    });
  });

  it.each([
    null,
    'ready',
    7,
    {},
    { type: 'ready' },
    { gamification: 'signOut' },
    { gamification: 'height' },
    { gamification: 'height', height: '480' },
    { gamification: 'height', height: -1 },
    { gamification: 'height', height: Number.NaN },
  ])('%j is ignored', (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });
});
