import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const EXEC_ARGV = ['--import', import.meta.resolve('@foyer/tools/programs/heap.mjs'), '--import', 'tsx'];

/** Starts a TypeScript file in a process of its own, with the setting of V8 that the product's programs have. */
export const startChild = (script: URL, args: readonly string[] = [], env = process.env): ChildProcess =>
  fork(script, [...args], { execArgv: EXEC_ARGV, env });

/** The child's next message. @throws Error when the child ends first */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  const arrived = once(child, 'message', { signal }) as Promise<[Message]>;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('the child process ended before it responded');
  });
  try {
    const [message] = await Promise.race([arrived, ended]);
    return message;
  } finally {
    arrived.catch(() => {});
    ended.catch(() => {});
    settled.abort();
  }
}
