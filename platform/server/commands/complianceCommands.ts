import { DAY } from '@foyer/domain/duration.ts';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import { decideKyc } from '../../flows/kyc/decideKyc.ts';
import { acceptSourceOfWealth, requestSourceOfWealth } from '../../flows/sourceOfWealth/decide.ts';
import { decisionIn, requireOption, type PlayerCommand } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

export const complianceOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-16: marks the identity as verified, requires verification (again) at once, or waives it.
  kyc: {
    argumentNames: ['Done, Required or NotNeed', 'who you are', 'why'],
    prepare({ services }, [value = '', ...args]) {
      const status = requireOption(value, ['Done', 'Required', 'NotNeed']);
      const decision = decisionIn(args);
      return (tx, playerId) => decideKyc(services, tx, { playerId, status, ...decision });
    },
  },
  // PLAYER-18: accepts the documents that the player sent; `npm run documents` shows them.
  'accept-source-of-wealth': {
    argumentNames: ['who you are', 'why'],
    prepare({ services }, args) {
      const decision = decisionIn(args);
      return (tx, playerId) => acceptSourceOfWealth(services, tx, { playerId, ...decision });
    },
  },
  // EXCLUSION-06: whether a player under review is the excluded one; `npm run exclusions` lists the reviews.
  'decide-review': {
    argumentNames: ['id of the review', 'clear or confirm', 'who you are', 'why'],
    prepare({ services }, [id = '', decision = '', ...args]) {
      if (!/^\d{1,18}$/.test(id)) throw new OperatorError(`'${id}' is no id of a review, as 17 is`);
      const { matching } = services.selfExclusion;
      const review = {
        reviewId: BigInt(id),
        decision: requireOption(decision, ['clear', 'confirm']),
        ...decisionIn(args),
      };
      return (tx, playerId) => matching.decide(tx, { playerId, ...review });
    },
  },
  // SOW-06: rejects the documents or requests more; the player sees the comment.
  'ask-source-of-wealth': {
    argumentNames: ['type', 'comment', 'days to show it', 'who you are', 'why'],
    prepare({ services }, [type = '', comment = '', days = '', ...args]) {
      const requestedFundingType = requireOption(type, SOURCE_OF_WEALTH_TYPES);
      if (!comment.trim() || comment.length > MAX_COMMENT_CHARACTERS)
        throw new OperatorError(`say what is missing, in ${MAX_COMMENT_CHARACTERS} signs`);
      if (!/^\d{1,3}$/.test(days)) throw new OperatorError(`'${days}' is no number of days, as 30 is`);
      const dueInMs = Number(days) * DAY;
      const request = { comment: comment.trim(), requestedFundingType, dueInMs, ...decisionIn(args) };
      return (tx, playerId) => requestSourceOfWealth(services, tx, { playerId, ...request });
    },
  },
};

const MAX_COMMENT_CHARACTERS = 500;
