import type { A8rBody } from '@foyer/contract/studios/a8r.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { bet, endRound, rollback, win, type Posted, type Wallet } from '../../../modules/wallet/index.ts';
import { badRequest, readDecimal } from '../body.ts';
import type { CompanyWalletDeps } from '../companyWallet.ts';
import { endIfKnown, requireCurrency, requireSession, type SessionPlayer } from '../companySession.ts';
import { requireAllowedBet } from '../newBet.ts';
import { payPromotionalWin } from '../promotionalWin.ts';

type Command = Parameters<Wallet['submit']>[0];
type InRound = A8rBody<'betWin'> | A8rBody<'rollback'> | A8rBody<'finish'>;
type Transaction = A8rBody<'betWin'>['transactions'][number];

/** One company, and what its calls need. */
export interface A8rCompany extends CompanyWalletDeps {
  readonly studio: string;
}

/** The balances after a call, those of the first one if it is repeated; or the player whose balances are of now. */
export type A8rResult = Posted | { readonly playerId: PlayerId };

/** All transactions of the call in one commit, or none. */
export async function betWin(company: A8rCompany, body: A8rBody<'betWin'>): Promise<A8rResult> {
  const session = await sessionOf(company, body);
  const commands: Command[] = [];
  for (const one of body.transactions)
    commands.push(
      one.type === 'bet' ? await betOf(company, { body, session, one }) : winOf(company, body, one),
    );
  return submitted(company, commands, body.finished === true ? [endOf(company, body)] : []);
}

interface NewBet {
  readonly body: A8rBody<'betWin'>;
  readonly session: SessionPlayer;
  readonly one: Transaction;
}

async function betOf(company: A8rCompany, { body, session, one }: NewBet): Promise<Command> {
  if (body.game_id !== session.game) throw new Refusal('WrongGame');
  const amount = amountOf(one.amount, currencyOf(body));
  if (amount.minor === 0n) throw badRequest('amount', 'notPositive');
  const { studio } = company;
  await requireAllowedBet(company, { studio, transactionId: one.id, amount });
  return bet({ ...playOf(company, body), transactionId: one.id, amount });
}

/** A win has no further fields, but may be zero, which only a win with terms may. */
const NO_TERMS = '';

const winOf = (company: A8rCompany, body: A8rBody<'betWin'>, { id, amount }: Transaction): Command =>
  win({
    ...playOf(company, body),
    transactionId: id,
    amount: amountOf(amount, currencyOf(body)),
    terms: NO_TERMS,
  });

export async function rollBack(company: A8rCompany, body: A8rBody<'rollback'>): Promise<A8rResult> {
  await sessionOf(company, body);
  const commands = body.transactions.map(({ id: transactionId, original_id: rollsBack }) => {
    if (transactionId === rollsBack) throw badRequest('original_id', 'isItself');
    return rollback({ ...playOf(company, body), transactionId, rollsBack });
  });
  const posted = await submitted(company, commands);
  if (body.finished === true) await endIfKnown(company.services.wallet, endOf(company, body));
  return posted;
}

export async function finish(company: A8rCompany, body: A8rBody<'finish'>): Promise<A8rResult> {
  const session = await sessionOf(company, body);
  await endIfKnown(company.services.wallet, endOf(company, body));
  return { playerId: session.playerId };
}

/**
 * MONEY-09: the company has played the free rounds of a grant by itself; what they won is a promotional win. A grant
 * ends once: a repeated call has the first response, and one with another amount is refused, also after nothing was won.
 */
export async function finishFreeRounds(
  company: A8rCompany,
  { issue_id: id, amount: text }: A8rBody<'freespins'>,
): Promise<A8rResult> {
  const { services, database, studio } = company;
  const grant = await services.wallet.freeRounds({ studio, id });
  if (!grant) throw new Refusal('UnknownFreeRounds', { status: 404 });
  const amount = amountOf(text, grant.currency);
  // From here on none of the rounds can be staked here; a repeated call pays what this one did not.
  await database.transaction((tx) => services.wallet.endFreeRounds(tx, { studio, id }));
  // Ids of the company have no spaces, so the key is no other call's.
  const transactionId = `free rounds ${id}`;
  return payPromotionalWin(company, { studio, transactionId, playerId: grant.playerId, terms: id, amount });
}

export async function payPrize(company: A8rCompany, body: A8rBody<'promo'>): Promise<A8rResult> {
  const amount = amountOf(body.amount, currencyOf(body));
  if (amount.minor === 0n) throw badRequest('amount', 'notPositive');
  return payPromotionalWin(company, {
    studio: company.studio,
    transactionId: body.id,
    playerId: playerId(body.player_id),
    terms: body.event_id,
    amount,
  });
}

/** @returns the balances after the last transaction, not those of an earlier end of the round */
async function submitted(
  { services: { wallet } }: A8rCompany,
  commands: readonly Command[],
  end: readonly Command[] = [],
): Promise<Posted> {
  const all = await wallet.submitTogether([...commands, ...end]);
  const last = all[commands.length - 1];
  if (!last) throw new TypeError('a call has transactions');
  return last;
}

const sessionOf = (
  { services: { wallet }, studio }: A8rCompany,
  { session_payload: gameSession, player_id }: InRound,
): Promise<SessionPlayer> => requireSession(wallet, { studio, gameSession, playerId: player_id });

/** The end of the round, once in each session. */
function endOf(company: A8rCompany, body: InRound): Command {
  const play = playOf(company, body);
  return endRound({ ...play, transactionId: `end ${play.gameSession} ${play.round}` });
}

/** All players at a table may have the same round. */
const playOf = ({ studio }: A8rCompany, { player_id, round_id, session_payload: gameSession }: InRound) => ({
  studio,
  gameSession,
  round: `${player_id} ${round_id}`,
});

/** @throws Refusal WrongCurrency */
export const currencyOf = ({ currency }: { readonly currency: string }): Currency =>
  requireCurrency(currency);

/** Zeros behind the currency's decimals are allowed. @throws Refusal BadRequest */
const amountOf = (text: string, currency: Currency): Money =>
  readDecimal('amount', text.includes('.') ? text.replace(/\.?0+$/, '') : text, currency);
