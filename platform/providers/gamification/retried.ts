export interface Retries {
  /** After the first time. */
  readonly times: number;
  readonly everyMs: number;
}

/** What `ask` answers, asked again where it fails, so many times and so far apart. @throws what it failed with last */
export async function retried<Answer>(
  ask: () => Promise<Answer>,
  { times, everyMs }: Retries,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (times === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, everyMs);
    });
    return retried(ask, { times: times - 1, everyMs });
  }
}
