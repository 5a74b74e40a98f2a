import type * as Api from '@opentelemetry/api';
import { Refusal } from '../refusal.ts';

/**
 * OpenTelemetry, as `openTelemetry.ts` starts it. While it is null, nothing of OpenTelemetry is loaded, and each function
 * here only calls `work`.
 */
let telemetry: Telemetry | null = null;

export interface Telemetry {
  readonly api: typeof Api;
  readonly tracer: Api.Tracer;
  /** The next root span, which must be started at once, has this trace id. */
  useTraceId(traceId: string): void;
}

/** One for the whole process, as metrics are. */
export function setTelemetry(next: Telemetry | null): void {
  telemetry = next;
}

export const isTracing = (): boolean => telemetry !== null;

/** No attribute may be personal data, a token, an SQL text or a URL. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly name: string;
  readonly kind?: keyof typeof Api.SpanKind;
  readonly attributes?: SpanAttributes;
  readonly links?: readonly SpanReference[];
}

/** A started span. */
export interface TraceSpan {
  set(attributes: SpanAttributes): void;
  /** Connects it with a span of another trace. */
  link(span: SpanReference): void;
}

/** Refers to a span from another trace, or as a parent. */
export type SpanReference = Api.SpanContext;

const NO_SPAN: TraceSpan = { set() {}, link() {} };

/** Runs `work` in a span below the current one; without a current one the span starts a trace. */
export function inSpan<Result>(
  options: SpanOptions,
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> {
  if (!telemetry) return work(NO_SPAN);
  return runIn(telemetry, start(telemetry, options, telemetry.api.context.active()), work);
}

/** Runs `work` in a span below `parent`, whatever the current span is. */
export function inSpanBelow<Result>(
  parent: SpanReference,
  options: SpanOptions,
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> {
  if (!telemetry) return work(NO_SPAN);
  const context = telemetry.api.trace.setSpanContext(telemetry.api.ROOT_CONTEXT, parent);
  return runIn(telemetry, start(telemetry, options, context), work);
}

/** Runs `work` in the first span of a trace, whatever started it: a job, the relay, a message of a socket. */
export function inRootSpan<Result>(
  { traceId, ...options }: SpanOptions & { readonly traceId?: string },
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> {
  if (!telemetry) return work(NO_SPAN);
  if (traceId !== undefined) telemetry.useTraceId(traceId);
  return runIn(telemetry, start(telemetry, options, telemetry.api.ROOT_CONTEXT), work);
}

/** Runs `work` below no span: work for many requests, which belongs to none of them. */
export const outsideSpans = <Result>(work: () => Result): Result =>
  telemetry ? telemetry.api.context.with(telemetry.api.ROOT_CONTEXT, work) : work();

/** The current span, if it is recorded. Work that is too small for a trace of its own has a span only below another. */
export function currentSpan(): SpanReference | null {
  const span = telemetry?.api.trace.getActiveSpan();
  return span?.isRecording() ? span.spanContext() : null;
}

/** A function that runs in the span in which it was bound, whoever calls it later. */
export const bindToSpan = <Callback>(callback: Callback): Callback =>
  telemetry ? telemetry.api.context.bind(telemetry.api.context.active(), callback) : callback;

/** A span whose work has no end that can be awaited, such as a request. */
export interface OpenSpan {
  /** Runs `work` in the span. */
  run<Result>(work: () => Result): Result;
  end(attributes: SpanAttributes, error?: string): void;
}

/** Headers of a request to another company, or of a message: `traceparent` of the current span. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (telemetry && currentSpan()) telemetry.api.propagation.inject(telemetry.api.context.active(), headers);
  return headers;
}

/** The span that `traceparent` names. Read it only where the sender is trusted. */
export function remoteSpan(headers: Readonly<Record<string, unknown>>): SpanReference | null {
  if (!telemetry) return null;
  const { propagation, ROOT_CONTEXT, trace } = telemetry.api;
  return trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers)) ?? null;
}

/** Opens the span of a request or of a statement. Below `parent`, or first in the trace with this id. */
export function openSpan(
  options: SpanOptions,
  { parent, traceId }: { readonly parent: SpanReference | null; readonly traceId?: string },
): OpenSpan | null {
  if (!telemetry) return null;
  const { context, trace, ROOT_CONTEXT, SpanStatusCode } = telemetry.api;
  const above = parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  if (parent === null && traceId !== undefined) telemetry.useTraceId(traceId);
  const span = start(telemetry, options, above);
  const within = trace.setSpan(above, span);
  return {
    run: (work) => context.with(within, work),
    end(attributes, error) {
      span.setAttributes({ ...attributes, ...(error !== undefined && { 'error.type': error }) });
      if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function start({ api, tracer }: Telemetry, options: SpanOptions, above: Api.Context): Api.Span {
  const { name, kind = 'INTERNAL', attributes = {}, links = [] } = options;
  return tracer.startSpan(
    name,
    { kind: api.SpanKind[kind], attributes, links: links.map((context) => ({ context })) },
    above,
  );
}

async function runIn<Result>(
  { api }: Telemetry,
  span: Api.Span,
  work: (span: TraceSpan) => Promise<Result>,
): Promise<Result> {
  const handle: TraceSpan = {
    set: (attributes) => void span.setAttributes(attributes),
    link: (context) => void span.addLink({ context }),
  };
  const within = api.trace.setSpan(api.context.active(), span);
  try {
    return await api.context.with(within, () => work(handle));
  } catch (error) {
    span.setAttribute('error.type', errorType(error));
    if (!isRefused(error)) span.setStatus({ code: api.SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** A refusal is an expected result, and no error of the span. */
const isRefused = (error: unknown): boolean => error instanceof Refusal && error.status < 500;

/** The type of a refusal, the SQLSTATE or code of another error, or its class: never its message. */
export function errorType(error: unknown): string {
  if (error instanceof Refusal) return error.type;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : error.name;
}
