/** Calls `attempt` until it succeeds, at most `times` more times, `everyMs` apart. @throws the last error */
export async function retried<Result>(
  attempt: () => Promise<Result>,
  { times, everyMs }: { readonly times: number; readonly everyMs: number },
): Promise<Result> {
  for (let left = times; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
