import type { BrandId, SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import type { Addressee } from '../../sites/playerMessage.ts';
import { accountOf, type Account } from './custom/addressee.ts';
import type { Caller } from './custom/admission.ts';
import { codeStore, type CodePurpose, type CodeStore } from './custom/codes.ts';
import { claimPhone, type PlayerPhone } from './custom/phones.ts';
import { ownerOf, providerLoginStore, type ProviderLoginStore } from './custom/providerLogins.ts';
import type { SignInPlayers } from './ports.ts';
import { requestLimits, type RequestLimits } from './requestLimits.ts';

/** What registration uses of sign-in. */
export interface RegistrationPorts {
  readonly limits: RequestLimits;
  readonly logins: Pick<ProviderLoginStore, 'state' | 'complete' | 'link'> & {
    readonly ownerOf: typeof ownerOf;
  };
  /** @throws SignInRefused */
  admit(caller: Omit<Caller, 'browser'>): void;
  accountOf(queryable: Queryable, brand: BrandId, to: Addressee): Promise<Account | null>;
  codesFor(purpose: CodePurpose): CodeStore;
  /** @returns false where the number is another player's */
  claimPhone(tx: Transaction, phone: PlayerPhone): Promise<boolean>;
  /** @throws AuthenticationFailure */
  holdSession(tx: Transaction, id: SessionId): Promise<void>;
}

export function registrationPorts({
  database,
  clock,
  players,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly players: SignInPlayers;
}): Omit<RegistrationPorts, 'admit' | 'holdSession'> {
  const { state, complete, link } = providerLoginStore(database, clock);
  return {
    limits: requestLimits(database, clock),
    logins: { state, complete, link, ownerOf },
    accountOf,
    codesFor: (purpose) => codeStore(database, clock, purpose),
    claimPhone: (tx, phone) => claimPhone(players.commands, tx, phone),
  };
}
