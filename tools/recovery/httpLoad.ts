import { STUDIO_HEADERS, STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { sign } from '@foyer/platform/providers/studios/signature.ts';
import type { FaultPlayer } from '@foyer/platform/testing/stories/faults/players.ts';

export interface HttpFigures {
  requests: number;
  /** Responses of 500 and above, and broken connections. */
  readonly errors: string[];
  /** Transaction ids of bets that the platform confirmed. */
  readonly bets: string[];
}

const STAKE = '0.20';
const LANES = 4;

/** Sends bets of a studio and page views to the given origins in turn, until it is stopped. */
export function startHttpLoad(
  players: readonly FaultPlayer[],
  secret: string,
  origins: () => readonly string[],
) {
  const figures: HttpFigures = { requests: 0, errors: [], bets: [] };
  let isOver = false;
  let next = 0;

  async function send(): Promise<void> {
    const number = next++;
    const all = origins();
    const origin = all[number % all.length];
    const player = players[number % players.length];
    if (!origin || !player) throw new Error('the load needs a node and a player');
    try {
      const { id, response } =
        number % 10 === 0 ? { id: null, response: view(origin) } : bet(origin, player, number, secret);
      const { status } = await consumed(await response);
      figures.requests++;
      if (status >= 500) figures.errors.push(`${status} of ${origin} for ${id ?? 'a page'}`);
      else if (status === 200 && id !== null) figures.bets.push(id);
    } catch (error) {
      figures.errors.push(`${origin}: ${String(Object(error).cause ?? error)}`);
    }
  }
  const lanes = Promise.all(
    Array.from({ length: LANES }, async () => {
      while (!isOver) await send();
    }),
  );
  return {
    figures,
    async stop(): Promise<void> {
      isOver = true;
      await lanes;
    },
  };
}

const view = (origin: string): Promise<Response> => fetch(`${origin}/en/`, { redirect: 'manual' });

function bet(origin: string, { gameSession }: FaultPlayer, number: number, secret: string) {
  const id = `http-${number}`;
  const fields = {
    sessionId: gameSession,
    transactionId: id,
    roundId: `round-${id}`,
    amount: STAKE,
    currency: 'EUR',
  };
  const body = Buffer.from(JSON.stringify(fields));
  const timestamp = String(Date.now());
  const headers = {
    'content-type': 'application/json',
    [STUDIO_HEADERS.studio]: 'sandbox',
    [STUDIO_HEADERS.timestamp]: timestamp,
    [STUDIO_HEADERS.signature]: sign(secret, timestamp, STUDIO_PATHS.bet, body).toString('hex'),
  };
  return { id, response: fetch(`${origin}${STUDIO_PATHS.bet}`, { method: 'POST', headers, body }) };
}

async function consumed(response: Response): Promise<Response> {
  await response.arrayBuffer();
  return response;
}
