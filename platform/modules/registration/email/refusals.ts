import type { EmailChangeOutcome } from '@foyer/contract/registration/emailChange.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { CodePurpose } from '../ports.ts';

/** The refusal of a code. It never reveals whether the new address belongs to another player. */
const codePurpose = (outcomes: OutcomesOfCode): CodePurpose => ({
  name: 'emailChange',
  refused: (outcome, triesLeft) =>
    new Refusal('EmailChangeRefused', {
      status: 403,
      reasons: [outcomes[outcome]],
      keys: triesLeft === undefined ? {} : { triesLeft: String(triesLeft) },
    }),
});

type OutcomesOfCode = Readonly<Record<Parameters<CodePurpose['refused']>[0], EmailChangeOutcome>>;

const ENDED = { gone: 'CODES_GONE', tooManyTries: 'TOO_MANY_TRIES' } as const;

/** The code that was sent to the current address. */
export const CURRENT_CODE = codePurpose({ ...ENDED, wrong: 'WRONG_CURRENT_CODE' });

/** The code that was sent to the new address. */
export const NEW_CODE = codePurpose({ ...ENDED, wrong: 'WRONG_NEW_CODE' });

export const notAnEmail = () =>
  new Refusal('BadRequest', { reasons: ['notAnEmail'], keys: { field: 'email' } });

export const sameEmail = () =>
  new Refusal('BadRequest', { reasons: ['sameEmail'], keys: { field: 'email' } });

/** The account is closed, or another identity provider has the player's address. */
export const noEmailChange = () => new Refusal('EmailChangeNotOffered', { status: 403 });
