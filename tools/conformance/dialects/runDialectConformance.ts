import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Skipped } from '../mismatch.ts';
import type { Verdict } from '../runConformance.ts';
import { a8r } from './a8r.ts';
import { DIALECT_CHECKS } from './checks.ts';
import type { Dialect, GrantedRounds, LaunchedGame } from './client.ts';
import { hub88 } from './hub88.ts';

export const TESTED_DIALECTS: Readonly<Record<string, Dialect>> = { a8r, hub88 };

/** The platform to test, and the company's credentials there. */
export interface DialectTarget {
  readonly dialect: Dialect;
  readonly url: string;
  readonly studio: string;
  /** The company's secret, or PEM of its private key. */
  readonly key: string;
  /** The platform asks for the address of a game at this port of localhost. */
  readonly port: number;
  /** Called when a launch can be received. */
  readonly onListening: () => void;
}

/** Waits for the launch of a game, and checks the rules of the dialect one after another, as the company. */
export async function runDialectConformance({
  dialect,
  port,
  onListening,
  ...target
}: DialectTarget): Promise<readonly Verdict[]> {
  const launched = await launchAt(port, dialect, onListening);
  const client = dialect.connect(target, launched);
  const verdicts: Verdict[] = [];
  for (const [name, check] of Object.entries(DIALECT_CHECKS)) {
    const rule = `${dialect.name}: ${name}`;
    try {
      await check({ dialect, client, launched });
      verdicts.push({ rule, outcome: 'passed', cause: null });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      verdicts.push({ rule, outcome: error instanceof Skipped ? 'skipped' : 'failed', cause });
    }
  }
  return verdicts;
}

/** @returns the first game that is launched for real money, with the free rounds that were granted before */
async function launchAt(port: number, dialect: Dialect, onListening: () => void): Promise<LaunchedGame> {
  const server = createServer();
  let freeRounds: GrantedRounds | null = null;
  const launched = new Promise<LaunchedGame>((resolve) => {
    server.on('request', (request, response) => {
      void text(request).then((payload) => {
        const body = parse(payload);
        const granting = dialect.readGrant(request.url ?? '', body);
        const game = granting ? null : dialect.readLaunch(body);
        if (!game && !granting) return response.writeHead(400).end('{}');
        freeRounds = granting?.grant ?? freeRounds;
        const reply = granting?.response ?? dialect.launched(`http://localhost:${port}/`);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(reply), () => game && resolve({ ...game, freeRounds }));
      });
    });
  });
  await once(server.listen(port, 'localhost'), 'listening');
  onListening();
  try {
    return await launched;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
