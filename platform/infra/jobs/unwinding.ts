type Ending = () => void | Promise<void>;

/** Runs cleanup functions once, in reverse order of registration, even if one of them fails. */
export function unwinding() {
  const endings: Ending[] = [];
  return {
    push(...added: Ending[]): void {
      endings.push(...added);
    },
    async unwind(): Promise<void> {
      const failures: unknown[] = [];
      for (let end = endings.pop(); end; end = endings.pop()) {
        try {
          await end();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'not everything could be stopped');
    },
  };
}
