import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

describe('traces', () => {
  it('are off without a collector', () => {
    expect(readConfig({ OTEL_SERVICE_NAME: 'lobby' }).tracing).toBeNull();
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, 'http://collector:4318/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://host/otlp/' }, 'https://host/otlp/v1/traces'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://host/in' }, 'http://host/in'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://one', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://two/in' },
      'http://two/in',
    ],
  ])('with %j go to %s', (env, url) => {
    expect(readConfig(env).tracing).toEqual({ url, serviceName: null });
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT cannot be read'],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '/v1' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT cannot be read'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'traces are sent over HTTP'],
    [{ OTEL_TRACES_SAMPLER: 'sometimes' }, 'OTEL_TRACES_SAMPLER cannot be read; it must be one of always_on'],
    [{ OTEL_TRACES_SAMPLER: 'traceidratio' }, 'set OTEL_TRACES_SAMPLER_ARG'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG cannot be read'],
    [{ FOYER_ACCESS_LOG: 'yes' }, 'FOYER_ACCESS_LOG cannot be read; it must be one of 0, 1'],
  ])('refuses %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

it('the access log is on in production, unless it is switched off', () => {
  const read = (env: Record<string, string>) => readConfig(env).hasAccessLog;
  expect([
    read({}),
    read({ FOYER_ACCESS_LOG: '1' }),
    read({ NODE_ENV: 'production' }),
    read({ NODE_ENV: 'production', FOYER_ACCESS_LOG: '0' }),
  ]).toEqual([false, true, true, false]);
});
