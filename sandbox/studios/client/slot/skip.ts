/** Ends animations early: a press shows what they lead to at once. */
export function createSkip() {
  let isSkipped = false;
  const waiting = new Set<() => void>();
  return {
    /** Begins a new round, whose animations are shown again. */
    reset: () => void (isSkipped = false),
    isSkipped: (): boolean => isSkipped,
    now(): void {
      isSkipped = true;
      for (const end of waiting) end();
    },
    /** Resolves after the time, or when the rest of the round is skipped. */
    async wait(delayMs: number): Promise<void> {
      if (isSkipped) return;
      await new Promise<void>((done) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          done();
        };
        const timer = setTimeout(end, delayMs);
        waiting.add(end);
      });
    },
  };
}
export type Skip = ReturnType<typeof createSkip>;
