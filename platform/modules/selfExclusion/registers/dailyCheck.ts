import { DAY, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { SharedSecrets } from '../../../infra/config/sharedSecrets.ts';
import { limitConcurrency } from '../../../infra/jobs/limitConcurrency.ts';
import { spanOf } from '../../../infra/time/periodSpan.ts';
import type { Site } from '../../../sites/index.ts';
import type { ExclusionRegister, RegisterReply } from '../ports.ts';
import { apply, noReply, type Applied, type QueryDeps } from './query.ts';
import { duePeople, type FoundPlayer } from './people.ts';
import { saveAttempt } from './statuses.ts';

/** Nobody waits for a batch, and a register needs longer for it. */
const WAIT_MS = 30 * SECOND;
/** A register that did not reply is not asked again about the same players before. */
const RETRY_MS = 15 * MINUTE;
/** Players who have not signed in for longer are asked about at their next sign-in. */
const ACTIVE_MS = 30 * DAY;
const PLAYERS_PER_ROUND = 400;
const REQUESTS_IN_FLIGHT = 4;
/** The next run of the job goes on. */
const MAX_ROUNDS = 50;

export interface DailyCheckDeps extends QueryDeps {
  readonly nationalIdKeys: SharedSecrets | null;
}

interface BrandCheck {
  readonly site: Pick<Site, 'brand' | 'timeZone'>;
  readonly register: string;
  readonly countries: readonly string[];
}

/** Asks a register about the active players of a brand, each once a day. Ends early if the register does not reply. */
export async function checkBrand(
  deps: DailyCheckDeps,
  { site, register, countries }: BrandCheck,
): Promise<void> {
  const { database, clock } = deps;
  const port = deps.registers.get(register);
  if (!port) return;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const now = clock.now();
    const due = await duePeople(
      database.query,
      {
        brand: site.brand,
        countries,
        register,
        repliedSince: spanOf('Day', now, site.timeZone).from,
        attemptedSince: new Date(now.getTime() - RETRY_MS),
        activeSince: new Date(now.getTime() - ACTIVE_MS),
        most: PLAYERS_PER_ROUND,
      },
      deps,
    );
    if (due.length === 0) return;
    const { failed, isSilent } = await checkRound(deps, { port, register }, due);
    await saveAttempt(database.query, { players: failed.map(({ id }) => id), register, now });
    if (isSilent) return;
  }
}

const canBeFound = ({ needsNationalId }: ExclusionRegister, { person }: FoundPlayer): boolean =>
  !needsNationalId || person.nationalId !== null;

interface NamedRegister {
  readonly port: ExclusionRegister;
  readonly register: string;
}

interface Round {
  /** The players about whom no reply is stored. */
  readonly failed: readonly FoundPlayer[];
  /** Whether the register did not reply. */
  readonly isSilent: boolean;
}

async function checkRound(
  deps: DailyCheckDeps,
  { port, register }: NamedRegister,
  due: readonly FoundPlayer[],
): Promise<Round> {
  const found = due.filter((player) => canBeFound(port, player));
  const failed = due.filter((player) => !canBeFound(port, player));
  const next = limitConcurrency(REQUESTS_IN_FLIGHT);
  let isSilent = false;
  const applyReply = async (
    player: FoundPlayer,
    asked: Pick<Applied, 'askedAt' | 'reply'>,
  ): Promise<void> => {
    try {
      await apply(deps, player, { ...asked, register, isAtDeposit: false });
    } catch (err) {
      deps.log.error(
        { err, register, playerId: player.id },
        'a reply of an exclusion register was not stored',
      );
      failed.push(player);
    }
  };
  const checkBatch = async (batch: readonly FoundPlayer[]): Promise<void> => {
    const askedAt = deps.clock.now();
    // The others of the round would only wait for the same time limit.
    const replies = isSilent ? null : await repliesOf(deps, { port, register }, batch);
    isSilent ||= replies === null;
    for (const [index, player] of batch.entries()) {
      const reply = replies?.[index];
      if (reply) await applyReply(player, { askedAt, reply });
      else failed.push(player);
    }
  };
  const batches = Array.from({ length: Math.ceil(found.length / port.batchSize) }, (_, index) =>
    found.slice(index * port.batchSize, (index + 1) * port.batchSize),
  );
  await Promise.all(batches.map((batch) => next(() => checkBatch(batch))));
  return { failed, isSilent };
}

/** @returns null if the register did not reply */
async function repliesOf(
  deps: DailyCheckDeps,
  { port, register }: NamedRegister,
  batch: readonly FoundPlayer[],
): Promise<readonly RegisterReply[] | null> {
  try {
    const replies = await port.check(
      batch.map(({ person }) => person),
      WAIT_MS,
    );
    if (replies.length === batch.length) return replies;
    throw new Error(`it replied about ${replies.length} of ${batch.length} people`);
  } catch (error) {
    noReply(deps, register, error);
    return null;
  }
}
