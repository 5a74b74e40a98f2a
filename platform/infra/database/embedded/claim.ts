import { connect, createServer } from 'node:net';
import { join } from 'node:path';

const claimIn = (sockets: string): string => join(sockets, 'supervisor.sock');

/** Marks the data folder as in use by an open socket. A pid file would not do: a pid may be reused after a crash. */
export async function acquireDataFolder(sockets: string): Promise<{ release(): Promise<void> }> {
  const server = createServer((socket) => socket.end());
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen(claimIn(sockets), listening),
  );
  server.unref();
  return { release: () => new Promise((closed) => server.close(() => closed())) };
}

export function isDataFolderInUse(sockets: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(claimIn(sockets), () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
