import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { helm } from './helm.ts';
import { typeProblems } from './kubernetesTypes.ts';

const CHART = fileURLToPath(new URL('../../deploy/helm/foyer', import.meta.url));
const kubernetesObject = v.looseObject({ apiVersion: v.string(), kind: v.string() });
type Rendered = v.InferOutput<typeof kubernetesObject>;

beforeAll(() => helm(), 120_000);

async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(await helm(), args);
  return stdout;
}

async function render(...settings: string[]): Promise<readonly Rendered[]> {
  const text = await run('template', 'brand', CHART, ...settings.flatMap((one) => ['--set', one]));
  return parseAllDocuments(text).map((document) => v.parse(kubernetesObject, document.toJS()));
}
const kinds = (objects: readonly Rendered[]) => objects.map(({ kind }) => kind).toSorted();

test('Helm finds no fault with the chart', async () => {
  expect(await run('lint', '--strict', CHART)).toContain('0 chart(s) failed');
});

test('the chart renders what Kubernetes knows, in each of its forms', async () => {
  const usual = await render();
  expect(kinds(usual)).toEqual([
    'CronJob',
    'CronJob',
    'Deployment',
    'Ingress',
    'Job',
    'PodDisruptionBudget',
    'Service',
  ]);
  const scaled = await render(
    'autoscaling.enabled=true',
    'tolerations[0].operator=Exists',
    'nodeSelector.a=b',
  );
  expect(kinds(scaled)).toContain('HorizontalPodAutoscaler');
  const alone = await render('replicas=1', 'secret.keys.FOYER_NATS_URL=null', 'ingress.enabled=false');
  expect(kinds(alone)).toEqual(['CronJob', 'CronJob', 'Deployment', 'Job', 'Service']);
  expect(JSON.stringify(usual)).toContain('"args":["audit","--all"]');
  const wrong = { apiVersion: 'v1', kind: 'Service', spec: { portz: [] } };
  const problems = typeProblems([...usual, ...scaled, ...alone, wrong]);
  expect(problems).toEqual([expect.stringContaining("does not exist in type 'IServiceSpec'")]);
});

test.each([
  ['secret.keys.FOYER_NATS_URL=null', 'several nodes need NATS'],
  ['secret.keys.FOYER_LEDGER_KEY=null', "missing property 'FOYER_LEDGER_KEY'"],
  ['replica=3', "additional properties 'replica' not allowed"],
  ['settings.PORT=80', "does not match pattern '^FOYER_"],
])('Helm refuses --set %s', async (setting, reason) => {
  await expect(render(setting)).rejects.toThrow(reason);
});
