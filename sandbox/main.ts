import { join } from 'node:path';
import { startCompanies } from './companies/server.ts';
import { storedRoundSecret } from './studios/play/slot/roundSecret.ts';
import { createRoundSeeds } from './studios/play/slot/roundSeeds.ts';
import { startStudio } from './studios/server.ts';

const { env } = process;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function portOf(name: string, fallback: number): number {
  const text = env[name] ?? String(fallback);
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : fail(`${name}: '${text}' is no port`);
}

// Loopback only, because the mailbox shows the codes that players are sent.
const host = env.HOST || 'localhost';
const port = portOf('FOYER_STUDIO_PORT', 3101);
const companiesPort = portOf('FOYER_COMPANIES_PORT', port + 1);
const secret =
  env.FOYER_STUDIO_SECRET ??
  fail('FOYER_STUDIO_SECRET: the key that signs the calls to the wallet is missing');
const platformUrl = env.FOYER_PLATFORM_URL ?? 'http://localhost:3000';
if (!URL.canParse(platformUrl)) fail(`FOYER_PLATFORM_URL: '${platformUrl}' is no address`);

const lobbyOrigins = env.FOYER_LOBBY_ORIGINS?.split(',').filter(Boolean) ?? [];

const unlessTaken =
  (taken: number, variable: string) =>
  (error: unknown): Promise<never> =>
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? fail(`Port ${taken} is in use: stop what runs there, or set ${variable}.`)
      : Promise.reject(error);

const studioFolder = join(env.FOYER_DATA ?? '.foyer', 'studio');
const studio = await startStudio({
  host,
  port,
  platformUrl,
  studio: 'sandbox',
  secret,
  ...(env.FOYER_STUDIO_FORMER_SECRET && { formerSecret: env.FOYER_STUDIO_FORMER_SECRET }),
  journalFolder: studioFolder,
  seeds: createRoundSeeds({ secret: await storedRoundSecret(studioFolder) }),
  lobbyOrigins,
}).catch(unlessTaken(port, 'FOYER_STUDIO_PORT'));
console.log(`Sandbox game studio on ${studio.url}`);
const companies = await startCompanies({
  host,
  port: companiesPort,
  secret: env.FOYER_COMPANIES_SECRET ?? secret,
  platformUrl,
  lobbyOrigins,
  ...(env.FOYER_ORBIT_KEYS && { orbitKeys: env.FOYER_ORBIT_KEYS }),
  sportsbookFolder: join(env.FOYER_DATA ?? '.foyer', 'sportsbook'),
}).catch(unlessTaken(companiesPort, 'FOYER_COMPANIES_PORT'));
console.log(`Sandbox mailbox, with the codes that players are sent, on ${companies.url}/mailbox/`);
console.log(`Sandbox payment providers, with all they were asked and told, on ${companies.url}/payers/`);
console.log(`Sandbox payments, with what becomes of them, on ${companies.url}/payments/`);
console.log(`Sandbox identity checks, with every applicant, on ${companies.url}/sumsub/`);
console.log(`Sandbox exclusion registers, to which people can be added, on ${companies.url}/registers/`);
console.log(`Sandbox chat desk, where players are answered, on ${companies.url}/chat/`);
console.log(`Sandbox analytics, with all that was counted, on ${companies.url}/analytics/`);
console.log(`Sandbox gamification provider, with a switch for its widgets, on ${companies.url}/laurel/`);

console.log(`Sandbox events, with all that webhooks received, on ${companies.url}/events/`);
console.log(`Sandbox regulator, with the daily reports that it received, on ${companies.url}/regulator/`);
console.log(`Sandbox push service, with the messages to players' devices, on ${companies.url}/push/`);
console.log(`Sandbox sportsbook, where matches are ended at a press, on ${companies.url}/touchline/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([studio.stop(), companies.stop()]).then(() => process.exit(0));
  });
}
