import type { RawData, WebSocket } from 'ws';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import type { Clock } from '../../infra/clock.ts';
import { jsonOf } from '../../infra/httpClient/httpClient.ts';
import type { Log } from '../../infra/log.ts';
import type { Session } from '../../infra/session.ts';
import { currentSpan, inRootSpan, inSpanBelow, type SpanReference } from '../../infra/telemetry/tracing.ts';
import { logFault, presentError } from '../http/errors.ts';
import { closeCodeOf } from './admission.ts';
import { createEarlyMessages } from './earlyMessages.ts';
import type { createFanout } from './fanout.ts';
import { startHeartbeat } from './heartbeat.ts';
import { cutSoon, messageAllowance, type SocketLimits } from './limits.ts';
import type { ClientMessage, SocketProtocol } from './protocols/protocol.ts';
import { readResumePoint } from './resume.ts';
import type { Selection } from './selection.ts';

export interface ConnectionDeps {
  readonly socket: WebSocket;
  readonly protocol: SocketProtocol;
  readonly traceId: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: SocketLimits;
  readonly fanout: ReturnType<typeof createFanout>;
  admit(payload: unknown): Promise<Session>;
  /** Called once, with the session to which the connection now belongs. @throws Refusal */
  admitted(session: Session, connection: Connection): Promise<void>;
  closed(session: Session | null, connection: Connection): void;
  select(payload: unknown): Selection;
}

// Maximum delay of a Node timer; a longer token lifetime gets no timer.
const MAX_TIMER_MS = 2 ** 31 - 1;

/** One browser's websocket: authentication, subscriptions and closing. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #subscriptions = new Map<string, () => void>();
  readonly #mayReceive: (nowMs: number) => boolean;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #early: ReturnType<typeof createEarlyMessages>;
  #stopHeartbeat: (() => void) | null = null;
  #isInitialised = false;
  #isClosed = false;
  #session: Session | null = null;
  #firstSpan: SpanReference | null = null;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
    this.#mayReceive = messageAllowance(deps.limits.messagesPerMinute);
    this.#early = createEarlyMessages(deps.limits);
    const { socket, limits } = deps;
    socket.on('message', (data) => this.#receive(data));
    socket.on('close', () => this.#forget());
    socket.on('error', (error) => deps.log.debug({ err: error, traceId: deps.traceId }, 'a socket failed'));
    this.#after(limits.initTimeoutMs, () => {
      if (!this.#session) this.close(CLOSE_CODES.initTimeout, 'Connection initialisation timeout');
    });
  }

  close(code: number, reason: string): void {
    this.#forget();
    // A close frame has room for 123 bytes of reason.
    this.#deps.socket.close(code, reason.slice(0, 60));
    // The library waits half a minute for the peer's close frame, too long for an unauthenticated peer.
    if (!this.#session) cutSoon(this.#deps.socket, this.#deps.limits);
  }

  #receive(data: RawData): void {
    if (this.#isClosed) return;
    if (!this.#mayReceive(this.#deps.clock.now().getTime())) {
      return this.close(CLOSE_CODES.tooManyRequests, 'Too many messages');
    }
    this.#read(Buffer.isBuffer(data) ? data.toString() : '');
  }

  #read(text: string): void {
    const message = this.#deps.protocol.read(jsonOf(text));
    if (message) this.#handle(message, text);
    else this.close(CLOSE_CODES.badRequest, 'Invalid message');
  }

  #handle(message: ClientMessage, text: string): void {
    const isEarly = !this.#session && this.#deps.protocol.mayStartEarly;
    switch (message.type) {
      case 'connection_init':
        return void this.#initialise(message.payload);
      case 'subscribe':
        return isEarly ? this.#wait(text) : this.#start(message.id, message.payload);
      case 'complete':
        return isEarly ? this.#wait(text) : this.#stop(message.id);
      case 'ping':
        return this.#send(this.#deps.protocol.pong());
      case 'connection_terminate':
        return this.close(1000, 'Bye');
      case 'pong':
    }
  }

  async #initialise(payload: unknown): Promise<void> {
    if (this.#isInitialised)
      return this.close(CLOSE_CODES.tooManyRequests, 'Too many initialisation requests');
    this.#isInitialised = true;
    const { protocol, socket, limits, clock } = this.#deps;
    try {
      const session = await this.#traced('connection_init', () => this.#deps.admit(payload));
      if (this.#isClosed) return;
      await this.#deps.admitted(session, this);
      // It closed meanwhile, when its session was not known yet.
      if (this.#isClosed) return this.#deps.closed(session, this);
      this.#session = session;
      this.#closeAtExpiry(session.expiresAt.getTime() - clock.now().getTime());
      this.#send(protocol.acknowledged());
      const keepAlive = () => this.#sendIfAny(protocol.keepAlive());
      keepAlive();
      this.#stopHeartbeat = startHeartbeat(socket, keepAlive, limits.keepAliveMs);
      this.#readEarly();
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** The timeout of `connection_init` also limits how long a message waits. */
  #wait(text: string): void {
    if (!this.#early.add(text)) this.close(CLOSE_CODES.tooManyRequests, 'Too many early messages');
  }

  #readEarly(): void {
    for (const text of this.#early.takeAll()) if (!this.#isClosed) this.#read(text);
  }

  /** SUB-08: sends the reason why the connection is refused, and closes it. */
  #refuse(cause: unknown): void {
    const payload = presentError(cause, this.#deps.traceId);
    logFault(this.#deps.log, cause, payload, { what: 'a socket could not be admitted' });
    const { error } = payload;
    this.#sendIfAny(this.#deps.protocol.refusal(error));
    this.close(closeCodeOf(error), error.reasons[0] ?? error.type);
  }

  #start(id: string, payload: unknown): void {
    const { limits } = this.#deps;
    const session = this.#session;
    if (!session) return this.close(CLOSE_CODES.unauthorized, 'Unauthorized');
    if (this.#subscriptions.has(id)) {
      return this.close(CLOSE_CODES.subscriberAlreadyExists, 'Subscriber for this id already exists');
    }
    if (this.#subscriptions.size >= limits.subscriptionsPerConnection) {
      return this.close(CLOSE_CODES.tooManyRequests, 'Too many subscriptions');
    }
    void this.#traced('subscribe', () => this.#join(session, id, payload));
  }

  async #join(session: Session, id: string, payload: unknown): Promise<void> {
    let leave: (() => void) | undefined;
    try {
      const selection = this.#deps.select(payload);
      const joined = this.#deps.fanout.join(session, selection, {
        after: readResumePoint(payload),
        send: (json) => this.#send(this.#deps.protocol.data(id, json)),
      });
      leave = joined.leave;
      this.#subscriptions.set(id, leave);
      await joined.ready;
    } catch (error) {
      if (this.#subscriptions.get(id) === leave) this.#fail(id, error);
    }
  }

  /** All messages of a socket are in one trace, whose id its errors show. */
  #traced<Result>(message: string, work: () => Promise<Result>): Promise<Result> {
    const options = { name: `socket ${message}`, kind: 'SERVER' } as const;
    if (this.#firstSpan) return inSpanBelow(this.#firstSpan, options, work);
    return inRootSpan({ ...options, traceId: this.#deps.traceId }, () => {
      this.#firstSpan = currentSpan();
      return work();
    });
  }

  #fail(id: string, cause: unknown): void {
    const payload = presentError(cause, this.#deps.traceId);
    logFault(this.#deps.log, cause, payload, { what: 'a subscription failed' });
    const { error } = payload;
    this.#subscriptions.get(id)?.();
    this.#subscriptions.delete(id);
    this.#send(this.#deps.protocol.failed(id, error));
  }

  #stop(id: string): void {
    const leave = this.#subscriptions.get(id);
    if (!leave) return;
    leave();
    this.#subscriptions.delete(id);
    this.#send(this.#deps.protocol.completed(id));
  }

  #send(frame: string): void {
    const { socket, limits } = this.#deps;
    if (this.#isClosed) return;
    if (socket.bufferedAmount > limits.unsentBytes) return this.close(CLOSE_CODES.tooSlow, 'Too slow');
    socket.send(frame);
  }

  #sendIfAny(frame: string | null): void {
    if (frame !== null) this.#send(frame);
  }

  #closeAtExpiry(inMs: number): void {
    if (inMs <= MAX_TIMER_MS) this.#after(inMs, () => this.close(CLOSE_CODES.unauthorized, 'Token expired'));
  }

  #after(delayMs: number, action: () => void): void {
    this.#timers.add(setTimeout(action, delayMs).unref());
  }

  #forget(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#stopHeartbeat?.();
    for (const leave of this.#subscriptions.values()) leave();
    this.#subscriptions.clear();
    this.#early.takeAll();
    this.#deps.closed(this.#session, this);
  }
}
