import { createServer } from 'node:net';
import { say } from '../terminal/step.mjs';

/** Ends with one clear line when somebody else has the port, before anything long begins. */
export async function requireFreePort(port, variable) {
  const problem = await new Promise((answer) => {
    const server = createServer();
    server.once('error', (error) => answer(error.code));
    server.listen(port, () => server.close(() => answer(null)));
  });
  if (problem === null) return;
  const reason = problem === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${problem})`;
  say(`Port ${port} ${reason}. Choose another: ${variable}=${port + 10} npm start`);
  process.exit(1);
}
