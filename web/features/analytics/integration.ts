import type { Occurrence } from '../../transport/tracking/tracking.ts';

/** OPEN-42: a destination for analytics events: the platform itself or a vendor. */
export interface Integration {
  readonly name: string;
  /**
   * ANA-02: loads the integration's script. Called only after the visitor has consented; after a failure it
   * is called again at the next consent choice.
   * @param withdrawn is aborted if the visitor withdraws consent while the script loads
   */
  load(withdrawn: AbortSignal): Promise<Receiver>;
}

export interface Receiver {
  /** Events arrive in order, each exactly once. */
  receive(occurrence: Occurrence): void;
  /** Called when the visitor withdraws consent. Events that have not been sent must be discarded. */
  stop(): void;
}
