import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { DirectMessage } from '@foyer/contract/player/messageKinds.ts';
import type { Log } from '../../../infra/log.ts';
import { tooManyRequests } from '../../../infra/refusal.ts';
import { newSecret } from '../../../infra/secrets/secrets.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { written, type SendMessage } from '../../../sites/playerMessage.ts';
import type { CodeSent, Holder, RegisteredPlayer } from '../ports.ts';
import {
  changeAddress,
  isChanged,
  type Attempts,
  type ChangeAddressDeps,
  type ChangeCodes,
} from './changeAddress.ts';
import { CURRENT_CODE, NEW_CODE, noEmailChange, notAnEmail, sameEmail } from './refusals.ts';

export interface EmailCodesSent extends CodeSent {
  /** The new address, normalised. */
  readonly email: string;
}

/** What the player enters to change the address. */
export interface EmailChangeProof {
  readonly attempt: string;
  readonly currentCode: string;
  readonly newCode: string;
}

export interface EmailChangeDeps extends ChangeAddressDeps {
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  wakeRelay(): void;
}

const LONGEST_EMAIL = 100;

/** REG-03: changes a player's email address by a code sent to the current address and one sent to the new address. */
export function createEmailChange(deps: EmailChangeDeps) {
  const { database, signIn } = deps;
  const codes = { current: signIn.codesFor(CURRENT_CODE), new: signIn.codesFor(NEW_CODE) };

  return {
    /** False for a closed account, and where another identity provider has the address. */
    isOffered: (player: RegisteredPlayer, site: Site): boolean => isOffered(deps, player, site),

    /**
     * The response and the work are the same for an address that has an account; its owner receives a message instead
     * of a code. @throws Refusal BadRequest, EmailChangeNotOffered, TooManyRequests
     */
    async request(holder: Holder, typed: string): Promise<EmailCodesSent> {
      const { site, session } = holder;
      const { playerId } = session;
      const current = normaliseEmail((await changeablePlayer(deps, holder)).email);
      const email = newAddressOf(typed, site);
      if (email === current) throw sameEmail();
      await allowSending(deps, holder, email);
      const owner = await signIn.accountOf(database.query, site.brand, { channel: 'email', address: email });
      const attempt = newSecret();
      const keys = attemptsOf(attempt);
      const sent = {
        current: await codes.current.begin(site, { address: current, playerId, attempt: keys.current }),
        new: await codes.new.begin(site, {
          address: email,
          playerId: owner === null ? playerId : null,
          attempt: keys.new,
        }),
      };
      const newCode = owner === null ? sent.new.code : null;
      const values = { current, email, currentCode: sent.current.code, newCode };
      return sendCodes(deps, holder, codes.new.sent(attempt), values);
    },

    /** Sends new codes to both addresses. @throws Refusal EmailChangeRefused, EmailChangeNotOffered, TooManyRequests */
    async resend(holder: Holder, attempt: string): Promise<EmailCodesSent> {
      const { site, session } = holder;
      const current = normaliseEmail((await changeablePlayer(deps, holder)).email);
      const keys = attemptsOf(attempt);
      const begun = await codes.current.find(site, keys.current);
      const { address: email, playerId } = await codes.new.find(site, keys.new);
      if (begun.playerId !== session.playerId || begun.address !== current)
        throw CURRENT_CODE.refused('gone');
      await allowSending(deps, holder, email);
      const currentCode = await codes.current.renew(site, keys.current);
      const newCode = await codes.new.renew(site, keys.new);
      const values = { current, email, currentCode, newCode: playerId && newCode };
      return sendCodes(deps, holder, codes.new.sent(attempt), values);
    },

    /**
     * Idempotent. The previous address is notified of the change. @throws Refusal EmailChangeRefused,
     * EmailChangeNotOffered, AuthenticationFailure
     */
    confirm: (holder: Holder, proof: EmailChangeProof): Promise<void> => confirm(deps, codes, holder, proof),
  };
}

export type EmailChange = ReturnType<typeof createEmailChange>;

async function confirm(
  deps: EmailChangeDeps,
  codes: ChangeCodes,
  holder: Holder,
  proof: EmailChangeProof,
): Promise<void> {
  const { database, players, signIn } = deps;
  const { session, ip } = holder;
  const attempts = attemptsOf(proof.attempt);
  if (await isChanged(database.query, session, attempts)) return;
  if (!(await signIn.limits.mayEnterCode(ip))) throw CURRENT_CODE.refused('tooManyTries');
  try {
    await change(deps, codes, holder, proof);
  } catch (error) {
    const isChangedNow = await database.transaction(async (tx) => {
      // The lock waits for a parallel call, which may change the address with the same codes.
      await players.hold(tx, session.playerId);
      return isChanged(tx, session, attempts);
    });
    if (!isChangedNow) throw error;
  }
}

async function change(
  deps: EmailChangeDeps,
  codes: ChangeCodes,
  holder: Holder,
  { attempt, currentCode, newCode }: EmailChangeProof,
): Promise<void> {
  const { site, session } = holder;
  const attempts = attemptsOf(attempt);
  const { playerId, triesLeft } = await codes.current.prove(site, attempts.current, currentCode);
  if (playerId !== session.playerId) throw CURRENT_CODE.refused('gone');
  await codes.new.prove(site, attempts.new, newCode, triesLeft);
  const mayChange = (player: RegisteredPlayer) => isOffered(deps, player, site);
  const { previous, email } = await changeAddress(deps, { session, attempts, codes, mayChange });
  deps.wakeRelay();
  send(deps, holder, { message: 'emailChanged', address: normaliseEmail(previous), values: { email } });
}

/** One secret for both codes, so that they are valid only together. */
const attemptsOf = (attempt: string): Attempts => ({ current: `${attempt}.current`, new: `${attempt}.new` });

const isOffered = ({ signIn }: EmailChangeDeps, { status, country }: RegisteredPlayer, site: Site): boolean =>
  status.status === 'Active' && signIn.ownsEmail(site.inCountry(country));

/** @throws Refusal EmailChangeNotOffered */
async function changeablePlayer(deps: EmailChangeDeps, { session, site }: Holder): Promise<RegisteredPlayer> {
  const player = await deps.players.find(deps.database.query, session.playerId);
  if (!player || !isOffered(deps, player, site)) throw noEmailChange();
  return player;
}

/** REG-04. A risky address is accepted, because its code proves that it is the player's. @throws Refusal BadRequest */
function newAddressOf(typed: string, site: Site): string {
  const email = normaliseEmail(typed.slice(0, LONGEST_EMAIL + 1));
  if (email.length > LONGEST_EMAIL || site.emailValidity(email) === 'Invalid') throw notAnEmail();
  return email;
}

/** @throws Refusal TooManyRequests */
async function allowSending({ signIn }: EmailChangeDeps, holder: Holder, address: string): Promise<void> {
  const { site, ip, session } = holder;
  const { limits } = signIn;
  if (!(await limits.maySend({ brand: site.brand, address, ip, playerId: session.playerId })))
    throw tooManyRequests(limits.waitSeconds);
}

interface Codes {
  readonly current: string;
  readonly email: string;
  readonly currentCode: string;
  /** Null: the new address has an account, whose owner is notified. */
  readonly newCode: string | null;
}

function sendCodes(
  deps: EmailChangeDeps,
  holder: Holder,
  sent: CodeSent,
  { current, email, currentCode, newCode }: Codes,
): EmailCodesSent {
  const minutes = (sent.expiresInSeconds * SECOND) / MINUTE;
  send(deps, holder, {
    message: 'emailChange',
    address: current,
    values: { code: currentCode, email, minutes },
  });
  const message = newCode === null ? 'emailInUse' : 'newEmail';
  send(deps, holder, { message, address: email, values: { code: newCode ?? '', minutes } });
  return { ...sent, email };
}

interface Email {
  readonly message: DirectMessage;
  readonly address: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The message is not awaited, because the time to send it would reveal that the new address has an account. */
function send({ sites, log, sendMessage }: EmailChangeDeps, holder: Holder, email: Email): void {
  const { message, address, values } = email;
  const to = { channel: 'email', address } as const;
  sendMessage(written(sites, { ...holder, to }, message, values)).catch((error: unknown) =>
    log.error(
      { err: error, brand: holder.site.brand },
      'an email about a change of address could not be sent',
    ),
  );
}
