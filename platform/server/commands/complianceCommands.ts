import { DAY } from '@foyer/domain/duration.ts';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import { decideKyc, KYC_DECISIONS } from '../../flows/kyc/decideKyc.ts';
import { acceptSourceOfWealth, requestSourceOfWealth } from '../../flows/sourceOfWealth/decide.ts';
import { decisionIn, type PlayerCommand } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

/** Operator commands about a player's identity verification, source of wealth and exclusion review. */
export const complianceOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-16: marks the identity as verified, requires verification (again) at once, or waives it.
  kyc: {
    words: ['Done, Required or NotNeed', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (!isKycDecision(word))
        throw new OperatorError(`'${word}' is none of ${Object.keys(KYC_DECISIONS).join(', ')}`);
      const status = word;
      const decided = decisionIn(words);
      return (tx, playerId) => decideKyc(services, tx, { playerId, status, ...decided });
    },
  },
  // PLAYER-18: accepts the documents that the player sent; `npm run documents` shows them.
  'accept-source-of-wealth': {
    words: ['who you are', 'why'],
    prepare({ services }, words) {
      const decided = decisionIn(words);
      return (tx, playerId) => acceptSourceOfWealth(services, tx, { playerId, ...decided });
    },
  },
  // EXCLUSION-06: decides whether a player under review is the excluded person; `npm run exclusions -- <brand>`
  // lists the reviews.
  'decide-review': {
    words: ['id of the review', 'clear or confirm', 'who you are', 'why'],
    prepare({ services }, [id = '', decision = '', ...words]) {
      if (!/^\d{1,18}$/.test(id)) throw new OperatorError(`'${id}' is no id of a review, as 17 is`);
      if (decision !== 'clear' && decision !== 'confirm')
        throw new OperatorError(`'${decision}' is neither clear nor confirm`);
      const decided = { reviewId: BigInt(id), decision, ...decisionIn(words) } as const;
      const { matching } = services.selfExclusion;
      return (tx, playerId) => matching.decide(tx, { playerId, ...decided });
    },
  },
  // SOW-06: rejects the documents or requests more; the player sees the comment.
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
      return (tx, playerId) => requestSourceOfWealth(services, tx, { playerId, ...request });
    },
  },
};

const isKycDecision = (word: string): word is keyof typeof KYC_DECISIONS =>
  Object.hasOwn(KYC_DECISIONS, word);

const MAX_COMMENT_SIGNS = 500;
