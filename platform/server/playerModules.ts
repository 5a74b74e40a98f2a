import type { RenderForm } from '@foyer/contract/registration/forms.ts';
import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Bus } from '../infra/bus.ts';
import type { Clock } from '../infra/clock.ts';
import type { Config } from '../infra/config.ts';
import type { Database, Transaction } from '../infra/database/database.ts';
import type { Log } from '../infra/log.ts';
import { createLegal, type Legal } from '../modules/legal/index.ts';
import { createPlayers, type Players } from '../modules/player/index.ts';
import {
  createRegistration,
  nationalIdHashes,
  newcomerIn,
  type NewPlayer,
  type Registration,
} from '../modules/registration/index.ts';
import {
  createSelfExclusions,
  type ExclusionRegisters,
  type SelfExclusions,
} from '../modules/selfExclusion/index.ts';
import {
  createSignIn,
  type EndReason,
  type ProviderLoginPorts,
  type SignIn,
} from '../modules/signIn/index.ts';
import type { Sites } from '../sites/index.ts';
import type { SendMessage } from '../sites/playerMessage.ts';

export interface PlayerModules {
  readonly players: Players;
  readonly selfExclusion: SelfExclusions;
  readonly registration: Registration;
  readonly signIn: SignIn;
  readonly legal: Legal;
}

type SignInDeps = Parameters<typeof createSignIn>[0];

export interface PlayerModuleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly bus: Bus;
  readonly config: Pick<Config, 'identityUrl' | 'countryHeader' | 'isProduction' | 'nationalIdKeys'>;
  readonly log: Log;
  readonly renderForm: RenderForm;
  readonly sendMessage: SendMessage;
  readonly providers: ProviderLoginPorts;
  readonly registers: ExclusionRegisters;
  /** Whether the address belongs to an anonymising network such as a VPN or Tor. */
  isUnsafe(ip: string): boolean;
  /** Creates the account, with the data of every module that belongs to one. */
  createAccount(modules: PlayerModules, player: NewPlayer): Promise<PlayerId>;
  /** Starts the session's reality check clock and allows play, in the session's transaction. */
  readonly beginPlay: SignInDeps['beginPlay'];
  readonly extendPlay: SignInDeps['extendPlay'];
  /** Ends the session's games, in the transaction that ends the session; without a reason only the games end. */
  endPlay(tx: Transaction, id: SessionId, reason?: EndReason): Promise<void>;
  /** Ends the player's jackpot opt-in and open deposits, in the transaction that restricts the player. */
  endOptIns(tx: Transaction, id: PlayerId, reason: EndReason): Promise<void>;
  /** LIMIT-13: lets the player share limits with their other accounts, when more is known of the player. */
  joinLimits(tx: Transaction, id: PlayerId): Promise<void>;
  wakeRelay(): void;
}

/** Creates the modules of a player's account and connects them; none of them imports another. */
export function createPlayerModules(deps: PlayerModuleDeps): PlayerModules {
  const players = createPlayers({
    ...deps,
    sessions: {
      liveSessionOf: (tx, id) => signIn.liveSessionOf(tx, id),
      end: (tx, id, reason) => signIn.endSession(tx, id, reason),
    },
  });
  const signIn: SignIn = createSignIn({
    ...deps,
    players,
    newcomerIn,
    customSignIn: { sendMessage: deps.sendMessage, providers: deps.providers, isUnsafe: deps.isUnsafe },
    submitSignUpForm: (caller, form) => registration.submitSignUpForm(caller, form),
    beforeSession: (id) => selfExclusion.registers.checkAtSignIn(id),
  });
  const selfExclusion: SelfExclusions = createSelfExclusions({
    ...deps,
    players,
    // Elsewhere a register that is not configured is not asked, as other companies are not.
    areRegistersRequired: deps.config.isProduction,
    nationalIdKeys: deps.config.nationalIdKeys,
    nationalIdHashes,
    holdSession: signIn.holdSession,
    onCompared: deps.joinLimits,
  });
  const registration: Registration = createRegistration({
    ...deps,
    players,
    signIn: signIn.forRegistration,
    comparePhone: selfExclusion.matching.comparePhone,
    compareEmail: selfExclusion.matching.compareEmail,
    checkRegisters: selfExclusion.registers.checkNewcomer,
    createAccount: (player) => deps.createAccount(modules, player),
  });
  const modules = { players, signIn, selfExclusion, registration, legal: createLegal(deps) };
  return modules;
}
