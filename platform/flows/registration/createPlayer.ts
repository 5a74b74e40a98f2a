import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { recordEvent } from '../../infra/outbox/index.ts';
import { hashPassword } from '../../infra/secrets/passwords.ts';
import type { Legal } from '../../modules/legal/index.ts';
import type { Players } from '../../modules/player/index.ts';
import {
  EmailTaken,
  RegistrationRefused,
  type NewPlayer,
  type Registration,
} from '../../modules/registration/index.ts';
import type { SelfExclusions } from '../../modules/selfExclusion/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';

export interface CreatePlayerDeps {
  readonly clock: Clock;
  readonly players: Pick<Players, 'create'> & {
    readonly commands: Pick<Players['commands'], 'acceptDocuments'>;
  };
  readonly signIn: Pick<SignIn, 'savePasswordHash'>;
  readonly registration: Pick<Registration, 'save'>;
  readonly selfExclusion: Pick<SelfExclusions, 'compareNewcomer' | 'saveNewcomer'> & {
    readonly registers: Pick<SelfExclusions['registers'], 'saveNationalId'>;
  };
  readonly legal: Pick<Legal, 'acceptAtRegistration'>;
}

/** Creates a player unless they match an excluded player. @throws EmailTaken, RegistrationRefused */
export async function createPlayer(
  { clock, players, signIn, registration, selfExclusion, legal }: CreatePlayerDeps,
  tx: Transaction,
  player: NewPlayer,
): Promise<PlayerId> {
  const { password, registration: form } = player;
  // Hashed before the email address is looked up, so that a taken address takes as long to refuse.
  const passwordHash = password === null ? null : await hashPassword(password);
  const match = await selfExclusion.compareNewcomer(tx, player);
  if ('excludedPlayer' in match) throw new RegistrationRefused('likeAnExcludedPlayer', match.excludedPlayer);
  const id = await players.create(tx, {
    ...player,
    form: form
      ? { accepts: form.accepts, ssn: form.nationalId?.shown ?? null, address: form.bank?.person ?? null }
      : null,
  });
  if (id === null) throw new EmailTaken();
  if (passwordHash !== null) await signIn.savePasswordHash(tx, id, passwordHash);
  if (form) await registration.save(tx, { ...player, registration: form }, id);
  await selfExclusion.saveNewcomer(tx, match, id);
  await selfExclusion.registers.saveNationalId(tx, { ...player, id }, form?.nationalId ?? null);
  const versions = await legal.acceptAtRegistration(tx, { ...player, playerId: id });
  await players.commands.acceptDocuments(tx, id, versions);
  const { brand, country, language, currency } = player;
  const affiliate = form?.affiliate ?? null;
  await recordEvent(tx, {
    type: 'player.registered',
    playerId: id,
    brand,
    at: clock.now(),
    data: { country, language, currency, affiliate },
  });
  return id;
}
