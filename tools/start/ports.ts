import { createServer } from 'node:net';

/** @throws Error with one clear line when somebody else has the port, before anything long begins */
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
