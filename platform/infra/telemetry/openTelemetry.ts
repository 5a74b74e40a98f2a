import * as api from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  RandomIdGenerator,
  type IdGenerator,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import type { Log } from '../log.ts';
import type { TracingConfig } from './telemetryConfig.ts';
import { newTraceId } from './traceId.ts';
import { setTelemetry } from './tracing.ts';

type ExportLog = Pick<Log, 'warn' | 'info'>;

/** Spans that wait for the collector at the end of the process are sent within this time, or lost. */
const STOP_LIMIT_MS = 2_000;

/**
 * Sends spans to a collector (OTLP over HTTP) in the background: a request never waits for it, and spans that do not fit
 * into the queue are dropped. The SDK reads the sampler, the size of the queue and the exporter's headers from their
 * standard variables.
 * @returns a stop function, which sends what is left
 */
export function startOpenTelemetry({ url, serviceName }: TracingConfig, log: ExportLog): () => Promise<void> {
  const ids = traceIds();
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'foyer' }))
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes(serviceName === null ? {} : { 'service.name': serviceName })),
    idGenerator: ids.generator,
    spanProcessors: [new BatchSpanProcessor(reporting(new OTLPTraceExporter({ url }), log))],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  setTelemetry({ api, tracer: provider.getTracer('foyer'), useTraceId: ids.use });
  return async () => {
    setTelemetry(null);
    for (const global of [api.trace, api.context, api.propagation]) global.disable();
    const limit = new Promise<void>((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref());
    await Promise.race([provider.shutdown().catch(() => {}), limit]);
  };
}

/** The trace id of a request is chosen before its span starts, because refusals without a span show one as well. */
function traceIds(): { readonly generator: IdGenerator; use(traceId: string): void } {
  const random = new RandomIdGenerator();
  let chosen: string | null = null;
  return {
    use(traceId) {
      chosen = traceId;
    },
    generator: {
      generateTraceId() {
        const traceId = chosen ?? newTraceId();
        chosen = null;
        return traceId;
      },
      generateSpanId: () => random.generateSpanId(),
    },
  };
}

/** Logs the first failure and the recovery; in between the collector may be away for hours. */
function reporting(exporter: SpanExporter, log: ExportLog): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isFailing)
          log.warn({ err: result.error }, 'traces cannot be sent to the collector');
        if (!hasFailed && isFailing) log.info('traces are sent to the collector again');
        isFailing = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
