import * as v from 'valibot';
import { ConfigError } from '../config/configError.ts';

/** Where traces go. The OpenTelemetry SDK reads its other standard variables itself. */
export interface TracingConfig {
  /** URL of the collector's OTLP receiver for traces over HTTP. */
  readonly url: string;
  /** Null: `foyer`, or the name in `OTEL_RESOURCE_ATTRIBUTES`. */
  readonly serviceName: string | null;
}

export interface TelemetryConfig {
  /** Null: OpenTelemetry is not loaded. */
  readonly tracing: TracingConfig | null;
  /** Whether each request and each socket is a line of the log. */
  readonly hasAccessLog: boolean;
}

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];
const TRACES_PATH = '/v1/traces';

const optional = <Schema extends v.GenericSchema<string, unknown>>(schema: Schema) =>
  v.optional(v.nullable(schema), null);

// The message does not repeat the value, which may contain a password.
const collector = (variable: string, example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
      `${variable} cannot be read; it must be an address like ${example}`,
    ),
  );

export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(collector('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318')),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(
    collector('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `http://collector:4318${TRACES_PATH}`),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(
    v.picklist(
      ['http/json', 'http/protobuf'],
      'OTEL_EXPORTER_OTLP_PROTOCOL cannot be read; it must be http/json or http/protobuf: traces are sent over HTTP, usually to port 4318',
    ),
  ),
  OTEL_SERVICE_NAME: optional(v.string()),
  OTEL_TRACES_SAMPLER: optional(
    v.picklist(SAMPLERS, `OTEL_TRACES_SAMPLER cannot be read; it must be one of ${SAMPLERS.join(', ')}`),
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^(0(\.\d+)?|1(\.0+)?)$/.test(text),
        'OTEL_TRACES_SAMPLER_ARG cannot be read; it must be the part of the traces that are kept, from 0 to 1, like 0.1',
      ),
    ),
  ),
  FOYER_ACCESS_LOG: optional(
    v.picklist(['0', '1'], 'FOYER_ACCESS_LOG cannot be read; it must be one of 0, 1'),
  ),
};

const variables = v.object(telemetryVariables);

/** @throws ConfigError for a sampler by ratio without its ratio, which would silently keep everything */
export function telemetryOf(
  read: v.InferOutput<typeof variables>,
  { isProduction }: { readonly isProduction: boolean },
): TelemetryConfig {
  if (read.OTEL_TRACES_SAMPLER?.endsWith('traceidratio') && read.OTEL_TRACES_SAMPLER_ARG === null)
    throw new ConfigError(
      `OTEL_TRACES_SAMPLER is ${read.OTEL_TRACES_SAMPLER}: set OTEL_TRACES_SAMPLER_ARG to the part of the traces that are kept, like 0.1`,
    );
  const base = read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const url = read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? null : base + TRACES_PATH);
  return {
    tracing: url === null ? null : { url, serviceName: read.OTEL_SERVICE_NAME },
    hasAccessLog: read.FOYER_ACCESS_LOG === null ? isProduction : read.FOYER_ACCESS_LOG === '1',
  };
}
