import type { Theme } from '@foyer/contract/content/theme.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSites } from '../../testSites.ts';
import { checkContrast } from './contrast.ts';

let themes: readonly Theme[];
beforeAll(async () => {
  themes = (await testSites()).brands.flatMap((site) => site.themes);
});
const named = (id: string): Theme => themes.find((theme) => theme.id === id)!;

function mistakes(theme: Theme): Record<string, string> {
  const found: Record<string, string> = {};
  checkContrast(theme, (field, problem) => void (found[field] = problem));
  return found;
}

describe('contrast, WCAG 2.2 AA', () => {
  it('JACK-43 every theme holds it on every pair, those of the jackpot among them', () => {
    expect(themes.map((theme) => [theme.id, mistakes(theme)])).toEqual(themes.map(({ id }) => [id, {}]));
  });

  it('a faint colour is reported with its ratio and what to choose instead', () => {
    const theme = named('sol');
    const { 'colours.textMuted': problem, ...others } = mistakes({
      ...theme,
      colours: { ...theme.colours, textMuted: '#c9b98a' },
    });
    expect(problem).toMatch(/^#c9b98a on colours\.\w+ \(#\w{6}\) has a contrast of 1\.\d\d, below the 4\.5 /);
    expect(problem).toContain('choose a darker colour');
    expect(others).toEqual({});
  });

  it('JACK-43 so are one of the jackpot and one of the dark cashier', () => {
    const theme = named('bellemise');
    const body = theme.jackpotColours.background;
    expect(mistakes({ ...theme, jackpotColours: { ...theme.jackpotColours, body } })).toHaveProperty(
      ['jackpotColours.body'],
      expect.stringContaining('choose a'),
    );
    const darkCashier = theme.darkCashier && { ...theme.darkCashier, text: theme.darkCashier.surface };
    expect(mistakes({ ...theme, darkCashier })).toHaveProperty(['darkCashier.text'], expect.any(String));
  });
});
