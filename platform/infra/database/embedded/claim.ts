import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const claimIn = (sockets: string): string => join(sockets, 'supervisor.sock');

/**
 * Says that a supervisor lives, to another start on the same data: a socket that answers as long as the process does.
 * A pid in a file would not do, because after a crash it may be somebody else's.
 */
export async function acquireDataFolder(sockets: string): Promise<{ release(): Promise<void> }> {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen(claimIn(sockets), listening),
  );
  server.unref();
  return { release: () => new Promise((closed) => server.close(() => closed())) };
}

export function isDataFolderInUse(sockets: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(claimIn(sockets), () => {
      socket.destroy();
      answer(true);
    });
    socket.once('error', () => answer(false));
  });
}
