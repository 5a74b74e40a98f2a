import { DAY } from '@foyer/domain/duration.ts';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/verification/upload.ts';
import {
  acceptSourceOfWealth,
  requestSourceOfWealth,
  decideKyc,
  KYC_DECISIONS,
  type Decision,
} from '../../flows/compliance/decide.ts';
import type { PlayerCommand } from './operate.ts';
import { OperatorError } from './operatorError.ts';

/** What the house says to what a player has shown, and asks him to show. */
export const complianceOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-16: who the player is is shown, is to be shown (again) at once, or is not asked any more.
  kyc: {
    words: ['Done, Required or NotNeed', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (!isKycDecision(word))
        throw new OperatorError(`'${word}' is none of ${Object.keys(KYC_DECISIONS).join(', ')}`);
      const status = word;
      const decided = decisionIn(words);
      return (tx, playerId) => decideKyc(services.payments, tx, { playerId, status, ...decided });
    },
  },
  // PLAYER-18: what the player sent is enough; `npm run documents` shows it.
  'accept-source-of-wealth': {
    words: ['who you are', 'why'],
    prepare({ services }, words) {
      const decided = decisionIn(words);
      return (tx, playerId) => acceptSourceOfWealth(services.payments, tx, { playerId, ...decided });
    },
  },
  // EXCLUSION-06: whether a player under review is the excluded one; `npm run exclusions -- <brand>` lists the reviews.
  'decide-review': {
    words: ['id of the review', 'clear or confirm', 'who you are', 'why'],
    prepare({ services }, [id = '', decision = '', ...words]) {
      if (!/^\d{1,18}$/.test(id)) throw new OperatorError(`'${id}' is no id of a review, as 17 is`);
      if (decision !== 'clear' && decision !== 'confirm')
        throw new OperatorError(`'${decision}' is neither clear nor confirm`);
      const decided = { reviewId: BigInt(id), decision, ...decisionIn(words) } as const;
      const { matching } = services.payments.identity;
      return (tx, playerId) => matching.decide(tx, { playerId, ...decided });
    },
  },
  // SOW-06: it is not, or more is to be shown; the comment is what the player reads.
  'ask-source-of-wealth': {
    words: ['type', 'comment', 'days to show it', 'who you are', 'why'],
    prepare({ services }, [type = '', comment = '', days = '', ...words]) {
      const requestedFundingType = SOURCE_OF_WEALTH_TYPES.find((one) => one === type);
      if (!requestedFundingType)
        throw new OperatorError(`'${type}' is none of ${SOURCE_OF_WEALTH_TYPES.join(', ')}`);
      if (!comment.trim() || comment.length > MAX_COMMENT_SIGNS)
        throw new OperatorError(`say what is missing, in ${MAX_COMMENT_SIGNS} signs`);
      if (!/^\d{1,3}$/.test(days)) throw new OperatorError(`'${days}' is no number of days, as 30 is`);
      const dueInMs = Number(days) * DAY;
      const request = { comment: comment.trim(), requestedFundingType, dueInMs, ...decisionIn(words) };
      return (tx, playerId) => requestSourceOfWealth(services.payments, tx, { playerId, ...request });
    },
  },
};

const isKycDecision = (word: string): word is keyof typeof KYC_DECISIONS =>
  Object.hasOwn(KYC_DECISIONS, word);

const MAX_COMMENT_SIGNS = 500;

export function decisionIn(words: readonly string[]): Omit<Decision, 'playerId'> {
  const [by = '', why = ''] = words.map((word) => word.trim());
  if (!by || !why) throw new OperatorError('say who you are, and why');
  return { by, why };
}
