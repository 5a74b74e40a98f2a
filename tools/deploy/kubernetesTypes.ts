import { join } from 'node:path';
import ts from 'typescript';
import { HELM_FOLDER } from './helm.ts';

export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
}

/** What does not fit the types of Kubernetes: unknown or missing fields, and values of a wrong type. */
export function typeProblems(objects: readonly KubernetesObject[]): readonly string[] {
  const file = join(HELM_FOLDER, 'objects.ts');
  const text = objects
    .map((object, index) => {
      const path = `kubernetes-models/${object.apiVersion}/${object.kind}`;
      return `export const o${index}: import('${path}').I${object.kind} = ${JSON.stringify(object, null, 1)};\n`;
    })
    .join('');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
