import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say, top } from '../terminal/step.mjs';

/** What the environment asks for, with the defaults that the README names. */
export function readSettings(env) {
  return {
    port: portOf(env, 'PORT', 3000),
    studioPort: portOf(env, 'FOYER_STUDIO_PORT', 3101),
    dataFolder: resolve(top, env.FOYER_DATA ?? '.foyer'),
  };
}

function portOf(env, name, fallback) {
  const port = Number(env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  say(`${name}=${env[name]} is not a port: choose a number from 1 to 65535.`);
  return process.exit(1);
}

/** The environment of both processes: they share the key that signs the studio's calls. */
export function childEnvironment({ port, studioPort, dataFolder }, env) {
  const secret = env.FOYER_STUDIO_SECRET ?? studioSecret(dataFolder);
  return {
    FOYER_STUDIO_ORIGIN: `http://localhost:${studioPort}`,
    FOYER_STUDIO_KEYS: `sandbox:${secret}`,
    FOYER_STUDIO_SECRET: secret,
    FOYER_PLATFORM_URL: `http://localhost:${port}`,
    ...env,
    PORT: String(port),
    FOYER_STUDIO_PORT: String(studioPort),
    FOYER_DATA: dataFolder,
  };
}

/** Made once and kept with the data, so that rounds begun before a restart can still be settled after it. */
function studioSecret(dataFolder) {
  const file = join(dataFolder, 'studioSecret');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
