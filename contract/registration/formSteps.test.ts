import { describe, expect, test } from 'vitest';
import { formSteps } from './formSteps.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from './methods.ts';

const shown = (parts: readonly RegistrationStep[], areLimitsRequired: boolean) =>
  formSteps(parts, { areLimitsRequired }).map(({ name, sections }) =>
    `${name}: ${sections.join(' ')}`.trim(),
  );

const PARTS: readonly RegistrationStep[] = ['account', 'person', 'consents', 'verification'];

describe('OPEN-34 the parts of a registration are shown in three or four steps', () => {
  test.each<[string, readonly RegistrationStep[], boolean, readonly string[]]>([
    ['nothing more', PARTS, false, ['account: account', 'person: person', 'consents: consents']],
    [
      'a national id',
      [...PARTS, 'nationalId'],
      true,
      ['account: account', 'person: person nationalId', 'consents: consents'],
    ],
    [
      'optional limits',
      [...PARTS, 'limits'],
      false,
      ['account: account', 'person: person', 'consents: consents limits'],
    ],
    [
      'required limits',
      [...PARTS, 'limits'],
      true,
      ['account: account', 'person: person', 'consents: consents', 'limits: limits'],
    ],
    [
      'a jackpot',
      [...PARTS, 'jackpot'],
      true,
      ['account: account', 'person: person', 'consents: consents', 'jackpot: jackpot'],
    ],
    [
      'required limits and a jackpot',
      [...PARTS, 'limits', 'jackpot'],
      true,
      ['account: account', 'person: person', 'consents: consents', 'limits: limits jackpot'],
    ],
    [
      'a bank and a jackpot',
      ['bank', ...PARTS, 'jackpot'],
      false,
      ['bank:', 'person: account person', 'consents: consents', 'jackpot: jackpot'],
    ],
  ])('with %s', (_what, parts, areLimitsRequired, steps) => {
    expect(shown(parts, areLimitsRequired)).toEqual(steps);
  });

  test.each([true, false])(
    'with all parts there are four, with every part once (required: %s)',
    (required) => {
      const steps = formSteps(REGISTRATION_STEPS, { areLimitsRequired: required });
      expect(steps).toHaveLength(4);
      const sections = steps.flatMap(({ sections: ofStep }) => ofStep);
      expect([...sections].sort()).toEqual(
        REGISTRATION_STEPS.filter((part) => part !== 'bank' && part !== 'verification').sort(),
      );
    },
  );
});
