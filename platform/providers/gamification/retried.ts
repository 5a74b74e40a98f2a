export interface Retries {
  /** Retries after the first attempt. */
  readonly times: number;
  readonly everyMs: number;
}

/** Calls `attempt` until it succeeds, at most `times` more times, `everyMs` apart. @throws the last error */
export async function retried<Result>(
  attempt: () => Promise<Result>,
  { times, everyMs }: Retries,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (times === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
    return retried(attempt, { times: times - 1, everyMs });
  }
}
