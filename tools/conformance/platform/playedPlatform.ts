import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { STUDIO_CALLS, type StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_HEADERS } from '@foyer/contract/studios/http.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { systemClock } from '@foyer/platform/infra/clock.ts';
import { PlayedSession, refusal, type StudioReply, type RecordedCall } from './session.ts';

export interface PlatformSettings {
  readonly port: number;
  readonly studio: string;
  readonly key: string;
  readonly currency: Currency;
  /** The studio's id of the game, as it expects it in the answer to `authenticate`. */
  readonly game: string;
  /** How late a late answer is: more than the studio waits. */
  readonly lateMs: number;
}

const ids = v.object({
  token: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  transactionId: v.optional(v.string()),
  roundId: v.optional(v.string()),
  rollsBack: v.optional(v.string()),
});

/** The wallet API and a lobby page, played by this process. */
export async function playPlatform(settings: PlatformSettings) {
  const sessions: PlayedSession[] = [];
  /** Calls that belong to no session. */
  const strays: string[] = [];
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://platform');
    if (pathname === '/lobby') return sendLobby(response, searchParams.get('frame') ?? '');
    const name = nameOf(pathname);
    if (!name || request.method !== 'POST') return void response.writeHead(404).end();
    const text = await readText(request);
    const problem = problemOf(settings, request, { name, path: pathname, text });
    const { id, round, rollsBack, isOf } = idsOf(name, text);
    const session = sessions.find(isOf);
    if (!session) {
      strays.push(problem ?? `${name}: an unknown ${name === 'authenticate' ? 'token' : 'session'}`);
      return send(response, refusal('UnknownSession'));
    }
    const call = session.record({ name, id, round, rollsBack, text, problem });
    if (problem !== null) return send(response, refusal('BadRequest', [problem]), call);
    await respond(response, session, call, settings.lateMs);
  }

  await once(server.listen(settings.port, 'localhost'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  return {
    url: `http://localhost:${port}`,
    strays,
    open({ hasOpenRound = false }: { readonly hasOpenRound?: boolean } = {}): PlayedSession {
      const session = new PlayedSession(settings.game, settings.currency, hasOpenRound);
      sessions.push(session);
      return session;
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type PlayedPlatform = Awaited<ReturnType<typeof playPlatform>>;

/** Responds to a valid call, or does to it what was chosen for it. */
async function respond(
  response: ServerResponse,
  session: PlayedSession,
  call: RecordedCall,
  lateMs: number,
): Promise<void> {
  const fault = session.faultOf(call.name);
  if (fault?.kind === 'error') return send(response, { status: 503, body: {} }, call);
  if (fault?.kind === 'refused') return send(response, refusal(fault.type, fault.reasons), call);
  const answer = answerOf(session, call);
  if (fault?.kind === 'lost') return void response.destroy();
  if (fault?.kind === 'late') await pause(lateMs, undefined, { ref: false });
  if (!response.destroyed) send(response, answer, call);
}

function answerOf(session: PlayedSession, { name, text }: RecordedCall): StudioReply {
  if (name === 'authenticate') return session.authenticate();
  return name === 'balance' ? session.balance() : session.move(name, text);
}

/** What a call violates; null if nothing. */
function problemOf(
  { studio, key }: PlatformSettings,
  { headers }: IncomingMessage,
  { name, path, text }: { readonly name: StudioCallName; readonly path: string; readonly text: string },
): string | null {
  const { studio: studioHeader, timestamp, signature } = STUDIO_HEADERS;
  const at = String(headers[timestamp]);
  const expected = createHmac('sha256', key).update(`${at}.${path}.${text}`).digest('hex');
  if (headers[studioHeader] !== studio)
    return `${studioHeader} is '${String(headers[studioHeader])}', not '${studio}'`;
  if (headers[signature] !== expected)
    return `${signature} does not sign timestamp, path and body with the key`;
  if (!(Math.abs(Number(at) - systemClock.now().getTime()) <= 5 * MINUTE))
    return `${timestamp} is not the time of the call`;
  const read = v.safeParse(STUDIO_CALLS[name].body, parsed(text));
  return read.success
    ? null
    : `the body is wrong at '${v.getDotPath(read.issues[0]) ?? 'body'}': ${read.issues[0].message}`;
}

function idsOf(name: StudioCallName, text: string) {
  const read = v.safeParse(ids, parsed(text));
  const {
    token,
    sessionId,
    transactionId = token ?? '',
    roundId = null,
    rollsBack = null,
  } = read.success ? read.output : {};
  const isOf = (session: PlayedSession) =>
    name === 'authenticate' ? session.token === token : session.sessionId === sessionId;
  return { id: transactionId, round: roundId, rollsBack, isOf };
}

const nameOf = (path: string): StudioCallName | undefined =>
  Object.entries(STUDIO_CALLS).find(([, call]) => call.path === path)?.[0] as StudioCallName | undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const sendLobby = (response: ServerResponse, frame: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end(lobbyPage(frame));

function send(response: ServerResponse, answer: StudioReply, call?: RecordedCall): void {
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  if (call && answer.status === 200) call.isAnswered = true;
  response.end(JSON.stringify(answer.body), () => call && (call.answered = answer));
}

/** Frames the game as the lobby does, and stores each message with its origin. */
const lobbyPage = (frame: string): string => `<!doctype html><title>Lobby</title>
<style>html,body,iframe{margin:0;border:0;width:100%;height:100%}</style>
<script>
window.received = [];
addEventListener('message', ({ origin, source, data }) => window.received.push({
  origin, isFrame: source === document.querySelector('iframe').contentWindow, data }));
</script>
<iframe sandbox="allow-scripts allow-same-origin" allow="fullscreen; autoplay" src="${frame.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
