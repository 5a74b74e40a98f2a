import { compare, money, type Money } from '@foyer/domain/money.ts';

const COUNT = 5;

/**
 * OPEN-23: preset amounts from the minimum up, rounded to 1, 2 or 5 times a power of ten. Each is at least
 * 1.5 times the previous one, and none exceeds the maximum.
 */
export function presetsFrom(minimum: Money, limit: Money): readonly Money[] {
  const presets = [minimum];
  while (presets.length < COUNT) {
    const last = presets.at(-1) ?? minimum;
    const next = money(roundAbove((last.minor * 3n + 1n) / 2n), minimum.currency);
    presets.push(next);
  }
  return presets.filter((preset) => compare(preset, limit) <= 0);
}

function roundAbove(minor: bigint): bigint {
  for (let power = 1n; ; power *= 10n)
    for (const step of [1n, 2n, 5n]) if (step * power >= minor) return step * power;
}
