import { compare, money, type Money } from '@foyer/domain/money.ts';

const COUNT = 5;

/**
 * OPEN-23: amounts that rise from the least that is taken by steps that are easily said, 1, 2 and 5 of a power of ten,
 * each half as much again at least; none above the most.
 */
export function presetsFrom(least: Money, most: Money): readonly Money[] {
  const presets = [least];
  while (presets.length < COUNT) {
    const last = presets.at(-1) ?? least;
    const next = money(roundAbove((last.minor * 3n + 1n) / 2n), least.currency);
    if (compare(next, most) > 0) break;
    presets.push(next);
  }
  return presets.filter((preset) => compare(preset, most) <= 0);
}

/** The smallest of 1, 2 and 5 times a power of ten that is not below. */
function roundAbove(minor: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const step of [1n, 2n, 5n]) if (step * power >= minor) return step * power;
}
