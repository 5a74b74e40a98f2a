import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { endRound, Wallet } from '../../modules/wallet/index.ts';

export type SessionPlayer = NonNullable<Awaited<ReturnType<Wallet['gameSession']>>>;

/** The game session that a call of a company names, and its player. */
interface NamedSession {
  readonly studio: string;
  readonly gameSession: string;
  readonly playerId: string;
}

/** The player of a game session, ended or not: wins and rollbacks arrive afterwards too. @throws Refusal UnknownSession */
export async function requireSession(
  wallet: Pick<Wallet, 'gameSession'>,
  { studio, gameSession, playerId }: NamedSession,
): Promise<SessionPlayer> {
  const session = await wallet.gameSession({ studio, gameSession });
  if (session?.playerId !== playerId) throw new Refusal('UnknownSession', { status: 404 });
  return session;
}

/** @throws Refusal WrongCurrency */
export function requireCurrency(currency: string): Currency {
  if (!isCurrency(currency)) throw new Refusal('WrongCurrency', { status: 422 });
  return currency;
}

/** Ends a round, unless it is not known: a rollback or the end may be the first call of it, and then nothing can be ended. */
export async function endIfKnown(
  wallet: Pick<Wallet, 'submit'>,
  command: ReturnType<typeof endRound>,
): Promise<void> {
  await wallet.submit(command).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.type !== 'UnknownRound') throw error;
  });
}
