import { createHash } from 'node:crypto';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { EmailChange } from '../../modules/registration/email/emailChange.ts';
import type { NewPlayer } from '../../modules/registration/index.ts';
import type { Holder } from '../../modules/registration/ports.ts';
import { callerAt, codeIn, ELLA } from './customCaller.ts';
import type { IdentityServer } from './identityServer.ts';

export type EmailHolder = Holder & { readonly playerId: PlayerId; readonly email: string };

/** Players who sign in with codes, and change their email address. */
export function emailChangers(server: IdentityServer) {
  const { emailChange } = server.registration;
  let people = 0;

  /** No two of these players resemble each other. */
  const newPerson = (changes: Partial<NewPlayer> = {}): NewPlayer => {
    people += 1;
    const word = lettersOf(people);
    return {
      ...ELLA,
      email: `${word}@foyer.test`,
      firstName: word.slice(0, 5),
      lastName: word.slice(5),
      birthDate: `${1920 + people}-${String(1 + (people % 12)).padStart(2, '0')}-15`,
      ...changes,
    };
  };

  const create = (changes?: Partial<NewPlayer>): Promise<PlayerId> =>
    server.database.transaction((tx) => server.createPlayer(tx, newPerson(changes)));

  const playerOf = (id: PlayerId) => server.players.get(server.database.query, id);

  async function signIn(email: string, ip: string): Promise<Holder> {
    const caller = callerAt(server, { ip });
    const { attempt } = await server.signIn.custom.requestCode(caller, email);
    const { accessToken } = await server.signIn.custom.enterCode(caller, attempt, codeIn(server.sent, email));
    const session = await server.signIn.authenticate(accessToken, caller.site);
    return { session, site: caller.site, locale: 'en_NZ', ip };
  }

  /** Signs in an existing player or a new one. */
  async function holder(ip: string, id?: PlayerId): Promise<EmailHolder> {
    const playerId = id ?? (await create());
    const { email } = await playerOf(playerId);
    return { ...(await signIn(email, ip)), playerId, email };
  }

  /** Requests a change and reads both codes from the emails. */
  async function begin(player: EmailHolder, to: string, change: EmailChange = emailChange) {
    const { attempt } = await change.request(player, to);
    return { attempt, currentCode: codeIn(server.sent, player.email), newCode: codeIn(server.sent, to) };
  }

  return {
    newPerson,
    create,
    playerOf,
    signIn,
    holder,
    begin,
    newEmail: () => `new-${lettersOf((people += 1))}@foyer.test`,
    emailOf: async (id: PlayerId) => (await playerOf(id)).email,
  };
}

const lettersOf = (count: number): string =>
  createHash('sha256')
    .update(String(count))
    .digest('hex')
    .slice(0, 14)
    .replace(/\d/g, (digit) => 'ghilmnopst'[Number(digit)] ?? '');
