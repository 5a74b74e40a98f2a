import type { Hub88Body } from '@foyer/contract/studios/hub88.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { bet, endRound, rollback, win, type Posted, type Wallet } from '../../../modules/wallet/index.ts';
import { badRequest } from '../body.ts';
import { endIfKnown, requireCurrency, requireSession, type SessionPlayer } from '../companySession.ts';
import { requireAllowedBet } from '../newBet.ts';
import { payPromotionalWin } from '../promotionalWin.ts';
import type { CompanyWalletDeps } from '../companyWallet.ts';
import { ofUnits } from './units.ts';

type Movement = Hub88Body<'bet'> | Hub88Body<'win'> | Hub88Body<'rollback'>;

/** The wallet's commands for the calls of one company. Each returns the balances after it; a repeated one those of the first. */
export function hub88Wallet(deps: CompanyWalletDeps, studio: string) {
  const { wallet } = deps.services;

  async function bookBet(body: Hub88Body<'bet'>): Promise<Posted | SessionPlayer> {
    const session = await sessionOf(body);
    if (body.is_supplier_promo) return session;
    if (body.game_code !== session.game) throw new Refusal('WrongGame');
    const stated = amountOf(body);
    const grant = body.is_free ? await requireGrant(wallet, { ...session, studio, body }) : null;
    // Some suppliers send free bets with their stake, others with zero.
    const amount = grant && stated.minor === 0n ? grant.stake : stated;
    if (amount.minor === 0n) throw badRequest('amount', 'notPositive');
    const { transactionId } = playOf(body);
    await requireAllowedBet(deps, { studio, transactionId, amount });
    const freeRounds = grant && { freeRounds: grant.id };
    return closing(body, await wallet.submit(bet({ ...playOf(body), amount, ...freeRounds })));
  }

  async function bookWin(body: Hub88Body<'win'>): Promise<Posted | SessionPlayer> {
    const session = await sessionOf(body);
    const amount = amountOf(body);
    const { reference_transaction_uuid: reference, is_supplier_promo: isPromotion } = body;
    if (isPromotion) {
      const { round: terms, transactionId } = playOf(body);
      return payPromotionalWin(deps, { studio, transactionId, playerId: session.playerId, terms, amount });
    }
    if (reference === null || reference === undefined)
      throw badRequest('reference_transaction_uuid', 'missing');
    const terms = body.is_free ? `${reference} ${body.reward_uuid ?? ''}` : reference;
    return closing(body, await wallet.submit(win({ ...playOf(body), amount, terms })));
  }

  async function bookRollback(body: Hub88Body<'rollback'>): Promise<Posted> {
    await sessionOf(body);
    const { reference_transaction_uuid: rollsBack } = body;
    if (rollsBack === body.transaction_uuid) throw badRequest('reference_transaction_uuid', 'isItself');
    const posted = await wallet.submit(rollback({ ...playOf(body), rollsBack }));
    if (body.round_closed) await endIfKnown(wallet, endOf(body));
    return posted;
  }

  const sessionOf = ({ token, user }: { token: string; user: string }): Promise<SessionPlayer> =>
    requireSession(wallet, { studio, gameSession: token, playerId: user });

  /** Ends the round if the call says so. */
  async function closing(body: Movement, posted: Posted): Promise<Posted> {
    if (body.round_closed) await wallet.submit(endOf(body));
    return posted;
  }

  /** The company's ids have no spaces, so the key is no other call's. */
  const endOf = (body: Movement) =>
    endRound({ ...playOf(body), transactionId: `end ${body.transaction_uuid}` });

  /** All players at a table may have the same round. */
  const playOf = ({ token, user, round, transaction_uuid: transactionId }: Movement) => ({
    studio,
    transactionId,
    gameSession: token,
    round: `${user} ${round}`,
  });

  return { bet: bookBet, win: bookWin, rollback: bookRollback, sessionOf };
}

/** @throws Refusal WrongCurrency, BadRequest */
function amountOf({ amount, currency }: { amount: number; currency: string }): Money {
  return ofUnits(amount, requireCurrency(currency));
}

interface FreeBet {
  readonly studio: string;
  readonly playerId: PlayerId;
  readonly body: Hub88Body<'bet'>;
}

/**
 * The grant that pays a bet. One that is said to be free is never charged: without a grant it is refused.
 * @throws Refusal UnknownFreeRounds, WrongCurrency
 */
async function requireGrant(wallet: Wallet, { studio, playerId, body }: FreeBet) {
  const { reward_uuid: externalId, currency } = body;
  const grant = externalId ? await wallet.companyFreeRounds({ studio, externalId, playerId }) : null;
  if (!grant) throw new Refusal('UnknownFreeRounds', { status: 404 });
  if (grant.stake.currency !== currency) throw new Refusal('WrongCurrency', { status: 422 });
  return grant;
}
