import type { Hub88Body } from '@foyer/contract/studios/hub88.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { bet, endRound, rollback, win, type Posted, type Wallet } from '../../../modules/wallet/index.ts';
import { badRequest } from '../body.ts';
import { requireAllowedBet } from '../newBet.ts';
import { payPromotionalWin } from '../promotionalWin.ts';
import type { CompanyWalletDeps } from '../companyWallet.ts';
import { ofUnits } from './units.ts';

type SessionPlayer = NonNullable<Awaited<ReturnType<Wallet['gameSession']>>>;
type Movement = Hub88Body<'bet'> | Hub88Body<'win'> | Hub88Body<'rollback'>;

/** The wallet's commands for the calls of one company. Each returns the balances after it; a repeated one those of the first. */
export function hub88Wallet(deps: CompanyWalletDeps, studio: string) {
  const { wallet } = deps.services;

  async function bookBet(body: Hub88Body<'bet'>): Promise<Posted | SessionPlayer> {
    const session = await sessionOf(body);
    if (body.is_supplier_promo) return session;
    if (body.game_code !== session.game) throw new Refusal('WrongGame');
    const amount = amountOf(body);
    if (amount.minor === 0n) throw badRequest('amount', 'notPositive');
    const { transactionId } = playOf(body);
    await requireAllowedBet(deps, { studio, transactionId, amount });
    // A bet that is said to be free is never charged: without a grant it is refused.
    const grant = body.is_free ? { freeRounds: body.reward_uuid ?? '' } : {};
    return closing(body, await wallet.submit(bet({ ...playOf(body), amount, ...grant })));
  }

  async function bookWin(body: Hub88Body<'win'>): Promise<Posted | SessionPlayer> {
    const session = await sessionOf(body);
    const amount = amountOf(body);
    const { reference_transaction_uuid: reference, is_supplier_promo: isPromotion } = body;
    if (isPromotion) {
      if (amount.minor === 0n) return session;
      const { round: terms, transactionId } = playOf(body);
      return payPromotionalWin(deps, { studio, transactionId, playerId: session.playerId, terms, amount });
    }
    if (reference === null || reference === undefined)
      throw badRequest('reference_transaction_uuid', 'missing');
    return closing(body, await wallet.submit(win({ ...playOf(body), amount, terms: reference })));
  }

  async function bookRollback(body: Hub88Body<'rollback'>): Promise<Posted> {
    await sessionOf(body);
    const { reference_transaction_uuid: rollsBack } = body;
    if (rollsBack === body.transaction_uuid) throw badRequest('reference_transaction_uuid', 'isItself');
    const posted = await wallet.submit(rollback({ ...playOf(body), rollsBack }));
    // A rollback may be the first that is known of its round, which then cannot be closed.
    return closing(body, posted).catch((error: unknown) => {
      if (error instanceof Refusal && error.type === 'UnknownRound') return posted;
      throw error;
    });
  }

  /** The player of a game session, ended or not: wins and rollbacks arrive afterwards too. @throws Refusal UnknownSession */
  async function sessionOf({ token, user }: { token: string; user: string }): Promise<SessionPlayer> {
    const session = await wallet.gameSession({ studio, gameSession: token });
    if (session?.playerId !== user) throw new Refusal('UnknownSession', { status: 404 });
    return session;
  }

  /** Ends the round if the call says so. The company's ids have no spaces, so the key is no other call's. */
  async function closing(body: Movement, posted: Posted): Promise<Posted> {
    if (body.round_closed)
      await wallet.submit(endRound({ ...playOf(body), transactionId: `end ${body.transaction_uuid}` }));
    return posted;
  }

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
  if (!isCurrency(currency)) throw new Refusal('WrongCurrency', { status: 422 });
  return ofUnits(amount, currency);
}
