import type { SessionId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Config } from '../../infra/config.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { accountOf } from './custom/addressee.ts';
import type { Caller } from './custom/admission.ts';
import { codeStore, type CodePurpose } from './custom/codes.ts';
import { claimPhone, type PlayerPhone } from './custom/phones.ts';
import { ownerOf, providerLoginStore } from './custom/providerLogins.ts';
import type { SignInPlayers } from './ports.ts';
import { requestLimits } from './requestLimits.ts';

interface RegistrationPortsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'identityUrl'>;
  readonly players: SignInPlayers;
  admit(caller: Omit<Caller, 'browser'>): void;
  holdSession(tx: Transaction, id: SessionId): Promise<void>;
}

/** What registration uses of sign-in; its `ports.ts` documents each function. */
export function registrationPorts(deps: RegistrationPortsDeps) {
  const { database, clock, config, players, admit, holdSession } = deps;
  const { state, complete, link } = providerLoginStore(database, clock);
  return {
    limits: requestLimits(database, clock),
    logins: { state, complete, link, ownerOf },
    admit,
    accountOf,
    ownsEmail: ({ settings }: Site): boolean =>
      config.identityUrl === null || settings.loginFlow !== 'Keycloak',
    codesFor: (purpose: CodePurpose) => codeStore(database, clock, purpose),
    claimPhone: (tx: Transaction, phone: PlayerPhone) => claimPhone(players.commands, tx, phone),
    holdSession,
  };
}
