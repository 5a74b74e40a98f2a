import type { Bus, Events, Topic } from '../bus.ts';
import { currentSpan, openSpan, remoteSpan } from '../telemetry/tracing.ts';

/** What a row of the outbox has. */
export type Payload<T extends Topic> = Events[T] | readonly Events[T][];

export interface OutboxRow<T extends Topic> {
  readonly topic: T;
  readonly payload: Payload<T>;
  /** The span that wrote the row; null without tracing. */
  readonly traceparent: string | null;
}

/** Publishes the events of a row to the listeners of this node, in a span below the one that wrote the row. */
export function publishRow<T extends Topic>(bus: Bus, { topic, payload, traceparent }: OutboxRow<T>): void {
  const work = (): void => {
    for (const event of Array.isArray(payload) ? payload : [payload]) bus.publish(topic, event);
  };
  const parent = traceparent === null ? null : remoteSpan({ traceparent });
  if (!parent) return work();
  const relay = currentSpan();
  const links = relay ? [relay] : [];
  const span = openSpan({ name: `event ${topic}`, kind: 'CONSUMER', links }, { parent });
  if (!span) return work();
  span.run(work);
  span.end({});
}
