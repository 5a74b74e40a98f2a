import type { Session } from '../../../plumbing/session.ts';

/** One field of the Subscription type, as it lives for one player or session. */
export interface Stream<Value = unknown> {
  readonly field: string;
  /** Subscribers of the same key hear the same values: one listener and one rendering serve them all. */
  keyOf(session: Session): string;
  /** Listens until the returned function is called; each value goes to every subscriber of the key. */
  listen(session: Session, emit: (value: Value) => void): () => void;
  /** What a new subscriber hears first, before any emitted value that is not newer; null where there is none. */
  present(session: Session): Promise<Value | null>;
  /** Whether an emitted value still says something to one who has heard `present`. */
  isNewer(value: Value, present: Value): boolean;
}
