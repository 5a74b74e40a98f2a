import type { TracingConfig } from './telemetryConfig.ts';
import type { Log } from '../log.ts';

/** Loads OpenTelemetry, which a node without a collector never does. @returns a stop function */
export async function startTracing(config: TracingConfig, log: Log): Promise<() => Promise<void>> {
  const { startOpenTelemetry } = await import('./openTelemetry.ts');
  return startOpenTelemetry(config, log);
}
