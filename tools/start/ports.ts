import { createServer } from 'node:net';

/** @throws Error naming the variable if the port is in use */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const problem = await new Promise<string | null>((response) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => response(error.code ?? error.message));
    server.listen(port, () => server.close(() => response(null)));
  });
  if (problem === null) return;
  const reason = problem === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${problem})`;
  throw new Error(`Port ${port} ${reason}. Choose another: ${variable}=${port + 10} npm start`);
}
