import { SECOND } from '@foyer/domain/duration.ts';
import { Mismatch } from '../mismatch.ts';
import type { GameFrame } from './frame.ts';
import type { Fault, PlayedSession } from './session.ts';

/** A game that was just launched. */
export interface Launched {
  readonly session: PlayedSession;
  readonly frame: GameFrame;
}

export interface Launching {
  readonly faults?: readonly Fault[];
  readonly hasOpenRound?: boolean;
  /** Launches for a lobby at another address than that of the page around the frame. */
  readonly lobby?: string;
}

/** Launches the game; each rule has launches of its own. */
export type Launch = (options?: Launching) => Promise<Launched>;
type Rule = (launch: Launch) => Promise<void>;

const SETTLING = ['win', 'endRound'] as const;
const isSettling = (name: string): boolean => SETTLING.some((one) => one === name);
const GOING_ON_MS = 2 * SECOND;

/** Opens the game and plays a round that ends with nothing owed, whatever goes wrong with its calls. */
async function playThrough(launch: Launch, faults: readonly Fault[]): Promise<Launched> {
  const launched = await launch({ faults });
  const { session, frame } = launched;
  await frame.message('ready');
  await frame.press();
  await frame.waitFor('a bet', () => session.calls.some(({ name }) => name === 'bet'));
  await frame.waitFor('the failure of the call', () => session.faults.length === 0);
  await settled({ session, frame });
  if (session.stakes > 1) throw new Mismatch(`one press took ${session.stakes} stakes`);
  return launched;
}

async function settled({ session, frame }: Launched): Promise<void> {
  await frame
    .waitFor('the end of the round', () => session.owed().length === 0)
    .catch((error: unknown) => {
      throw session.owed().length > 0 ? new Mismatch(session.owed().join('; ')) : error;
    });
  const [violation] = session.violations();
  if (violation !== undefined) throw new Mismatch(violation);
}

/** A bet that is refused: the frame tells the lobby why, and no round comes of it. */
const refused =
  (type: string, reasons: readonly string[], reason: string | null): Rule =>
  async (launch) => {
    const { session, frame } = await launch({ faults: [{ on: ['bet'], kind: 'refused', type, reasons }] });
    await frame.message('ready');
    await frame.press();
    await frame.waitFor('a bet', () => session.faults.length === 0);
    if (reason !== null) {
      const message = await frame.message('failed', reason);
      const missing = reasons.filter((one) => !(message.reasons ?? []).includes(one));
      if (missing.length > 0) throw new Mismatch(`the message has no ${missing.join(', ')} in its reasons`);
    }
    const goesOn = () => session.stakes > 0 || session.calls.some(({ name }) => isSettling(name));
    // Without a message that ends the attempt, a studio that goes on has this long to show it.
    if (reason === null) await frame.waitFor('a further call', goesOn, GOING_ON_MS).catch(() => {});
    await settled({ session, frame });
    const later = session.calls.filter(({ name }) => isSettling(name));
    if (later.length > 0) throw new Mismatch(`${later[0]?.name} was sent for a refused bet`);
    if (session.stakes > 0) throw new Mismatch('another stake was taken in place of the refused one');
  };

export const RULES: Readonly<Record<string, Rule>> = {
  'plays a round: signed bet, answer, win or none, endRound, with roundStarted and roundEnded': async (
    launch,
  ) => {
    const { frame } = await playThrough(launch, []);
    await frame.message('roundStarted');
    await frame.message('roundEnded');
  },
  'plays a second round': async (launch) => {
    const { session, frame } = await playThrough(launch, []);
    await frame.message('roundEnded');
    await frame.press();
    await frame.waitFor('a second bet', () => session.stakes === 2);
    await settled({ session, frame });
  },
  'a bet whose answer is lost is sent again with its id, or rolled back': async (launch) => {
    await playThrough(launch, [{ on: ['bet'], kind: 'lost' }]);
  },
  'a bet that gets 503 is sent again with its id, or rolled back': async (launch) => {
    await playThrough(launch, [{ on: ['bet'], kind: 'error' }]);
  },
  'a bet whose answer is late is charged once': async (launch) => {
    await playThrough(launch, [{ on: ['bet'], kind: 'late' }]);
  },
  'a win or endRound whose answer is lost is sent again with its id': async (launch) => {
    await playThrough(launch, [{ on: SETTLING, kind: 'lost' }]);
  },
  'a win or endRound that gets 503 twice is sent until it is accepted': async (launch) => {
    await playThrough(launch, [
      { on: SETTLING, kind: 'error' },
      { on: SETTLING, kind: 'error' },
    ]);
  },
  'RealityCheckDue: no round, and the lobby is told': refused('RealityCheckDue', [], 'realityCheckDue'),
  'LimitReached: no round, and the lobby is told with the reasons': refused(
    'LimitReached',
    ['Loss', 'Day'],
    'limitReached',
  ),
  'SessionEnded: no round, and the lobby is told': refused('SessionEnded', [], 'sessionEnded'),
  'ContentAcceptRequired: no round, and the lobby is told': refused(
    'ContentAcceptRequired',
    [],
    'contentAcceptRequired',
  ),
  'InsufficientFunds: no round': refused('InsufficientFunds', [], null),
  'a frame that is loaded again with the same token can be played': async (launch) => {
    const { session, frame } = await launch();
    await frame.message('ready');
    await frame.reload();
    await frame.message('ready');
    await frame.press();
    await frame.waitFor('a bet', () => session.stakes > 0);
    await settled({ session, frame });
  },
  'an open round of an earlier session is continued, settled or rolled back': async (launch) => {
    const { session, frame } = await launch({ hasOpenRound: true });
    await frame.waitFor('authenticate', () => session.calls.length > 0);
    await settled({ session, frame });
  },
  'posts to the origin in `lobby` alone': async (launch) => {
    const { session, frame } = await launch({ lobby: 'https://another-lobby.example' });
    // A game that refuses such a frame altogether posts nothing either.
    await frame.waitFor('authenticate', () => session.calls.length > 0, 5 * SECOND).catch(() => {});
    const firstMessage = async () => (await frame.messages())[0];
    const first = await frame.waitFor('a message', firstMessage, GOING_ON_MS).catch(() => null);
    if (first) throw new Mismatch(`the page of another origin received ${first.type}`);
  },
};
