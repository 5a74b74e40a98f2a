import type { Session } from '../../../infra/session.ts';

/** One field of the Subscription type, as it lives for one player or session. */
export interface Stream<Value = unknown> {
  readonly field: string;
  /** Subscribers of the same key hear the same values: one listener and one rendering serve them all. */
  keyOf(session: Session): string;
  /** Listens until the returned function is called; each value goes to every subscriber of the key. */
  listen(session: Session, emit: (value: Value) => void): () => void;
  /** What a new subscriber hears first, before any emitted value that is not newer; null where there is none. */
  present(session: Session): Promise<Value | null>;
  /**
   * Numbers the key's values: each emitted one has the next number, and `present` that of the last it holds.
   * A stream without numbers cannot be taken up where it broke off.
   */
  positionOf?(value: Value): number;
}
