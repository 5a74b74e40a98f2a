import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodeRequest, NodeResponse } from './faultNode.ts';
import type { MoneyCommand } from './moneyCommands.ts';

const TOP = fileURLToPath(new URL('../../../../', import.meta.url));

/** A started process that waits for its database; starting takes longest, so the next node starts in advance. */
const startProcess = (code: string) =>
  fork(join(code, 'tools/programs/run.mjs'), [join(code, 'platform/testing/stories/faults/faultNode.ts')], {
    cwd: code,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

export interface Acknowledged {
  readonly command: MoneyCommand;
  readonly response: Omit<NodeResponse, 'id'>;
}

/**
 * Sends commands to a node and counts what it acknowledges. Commands without a response are sent again to
 * the next node. @param code the folder of the version that runs
 */
export function startNode(url: string, onAcknowledged: (one: Acknowledged) => void, code = TOP) {
  interface Pending {
    readonly command: MoneyCommand;
    resolve(response: Acknowledged['response']): void;
    readonly isCounted: boolean;
  }
  const pending = new Map<number, Pending>();
  let next = 0;
  let spare = startProcess(code);
  let current = connect();

  function connect() {
    const child = spare;
    spare = startProcess(code);
    // Sending to a killed node fails. The error is ignored, because the next node receives all pending commands.
    child.on('error', () => {});
    child.on('message', ({ id, ...response }: NodeResponse) => {
      const waiting = pending.get(id);
      pending.delete(id);
      if (!waiting) return;
      if (waiting.isCounted) onAcknowledged({ command: waiting.command, response });
      waiting.resolve(response);
    });
    const request: NodeRequest = { url };
    child.send(request);
    for (const [id, { command }] of pending) child.send({ id, command } satisfies NodeRequest);
    return child;
  }

  const send = (command: MoneyCommand, isCounted: boolean): Promise<Acknowledged['response']> =>
    new Promise((resolve) => {
      const id = ++next;
      pending.set(id, { command, resolve, isCounted });
      current.send({ id, command } satisfies NodeRequest);
    });

  async function end(child: typeof current): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  return {
    perform: (command: MoneyCommand) => send(command, true),
    /** Performs an acknowledged command once more. */
    repeat: (command: MoneyCommand) => send(command, false),
    async killAndRestart(): Promise<void> {
      // A message of the killed process that arrives later is a valid acknowledgement.
      await end(current);
      current = connect();
    },
    async stop(): Promise<void> {
      await Promise.all([end(current), end(spare)]);
    },
  };
}

export type FaultNode = ReturnType<typeof startNode>;
