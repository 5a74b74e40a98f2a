import { join } from 'node:path';
import { startStudio } from './studios/server.ts';

const { env } = process;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function portOf(text: string): number {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? port
    : fail(`FOYER_STUDIO_PORT: '${text}' is no port`);
}

const port = portOf(env.FOYER_STUDIO_PORT ?? '3101');
const secret =
  env.FOYER_STUDIO_SECRET ??
  fail('FOYER_STUDIO_SECRET: the key that signs the calls to the wallet is missing');
const platformUrl = env.FOYER_PLATFORM_URL ?? 'http://localhost:3000';
if (!URL.canParse(platformUrl)) fail(`FOYER_PLATFORM_URL: '${platformUrl}' is no address`);

const studio = await startStudio({
  port,
  platformUrl,
  studio: 'sandbox',
  secret,
  journalFolder: join(env.FOYER_DATA ?? '.foyer', 'studio'),
  lobbyOrigins: env.FOYER_LOBBY_ORIGINS?.split(',').filter(Boolean) ?? [],
}).catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? fail(`Port ${port} is in use: stop what runs there, or set FOYER_STUDIO_PORT.`)
    : Promise.reject(error);
});
console.log(`Sandbox game studio on ${studio.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void studio.stop().then(() => process.exit(0));
  });
}
