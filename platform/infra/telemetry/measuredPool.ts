import pg from 'pg';
import { createMeasurement, secondsSince } from './measurement.ts';
import { bindToSpan } from './tracing.ts';

/** A wait for a connection of the pool, including the time to open a new one. */
export const connectionWaited = createMeasurement<{
  readonly seconds: number;
  readonly isGranted: boolean;
}>();

type Connected = Parameters<pg.Pool['connect']>[0];

/** Measures how long calls wait for a connection; `pool.query` waits here as well. */
export class MeasuredPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const startMs = performance.now();
    const measure = (isGranted: boolean) =>
      connectionWaited.record({ seconds: secondsSince(startMs), isGranted });
    if (callback) {
      // The call that releases a connection calls back, in its own span.
      const bound = bindToSpan(callback);
      return super.connect((error, client, release) => {
        measure(client !== undefined);
        bound(error, client, release);
      });
    }
    const connecting = super.connect();
    connecting.then(
      () => measure(true),
      () => measure(false),
    );
    return connecting;
  }
}
