import type { Occurrence } from '../../transport/tracking/tracking.ts';

/** OPEN-42: a place that events go to. Each is written against this, the platform's own like every other company's. */
export interface Integration {
  readonly name: string;
  /**
   * ANA-02: brings its script; called once the visitor has agreed, and never before. Where it fails it is called again
   * at the next answer. @param withdrawn tells while the script comes that the visitor agrees no longer
   */
  load(withdrawn: AbortSignal): Promise<Receiver>;
}

export interface Receiver {
  /** Events come in order, none twice. */
  receive(occurrence: Occurrence): void;
  /** The visitor no longer agrees: what was not sent is not sent. */
  stop(): void;
}
