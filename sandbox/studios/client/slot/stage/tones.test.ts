import { expect, it } from 'vitest';
import { loadGames } from '../../../games.ts';
import { contrast, mix } from '@foyer/domain/colour.ts';
import { tonesOf, readableColour } from './tones.ts';

it('black and white have a contrast of 21, and half of white is grey', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(readableColour('#000000', ['#111111', '#eeeeee'], 4.5)).toBe('#eeeeee');
  expect(readableColour('#000000', ['#111111'], 4.5)).toBe('#ffffff');
});

it('in every game the cells are dark enough for the symbols, and winning cells differ from them', () => {
  for (const { palette } of loadGames().values()) {
    const { cell, lit, frame } = tonesOf(palette);
    expect(contrast(cell, '#ffffff')).toBeGreaterThanOrEqual(9);
    expect(contrast(lit, '#ffffff')).toBeGreaterThanOrEqual(3.6);
    expect(lit).not.toBe(cell);
    expect(contrast(frame, '#ffffff')).toBeGreaterThan(12);
  }
});
