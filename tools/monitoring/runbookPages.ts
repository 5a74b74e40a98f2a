import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../docs/runbooks/', import.meta.url);
const BLOCK = /^```(\w+)\n([\s\S]*?)^```$/gm;

interface Runbook {
  /** Path in the repository. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The contents of its code blocks in a language. */
  blocks(language: 'promql' | 'sql' | 'sh'): readonly string[];
}

/** The page of each alert in docs/runbooks. */
export function readRunbooks(): readonly Runbook[] {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.includes('/') && name.endsWith('.md')).map(readRunbook);
}

function readRunbook(name: string): Runbook {
  const text = readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(/^ {3}/gm, '');
  const blocks = [...text.matchAll(BLOCK)];
  return {
    path: `docs/runbooks/${name}`,
    title: /^# (\w+)$/m.exec(text)?.[1] ?? '',
    text,
    blocks: (wanted) =>
      blocks.flatMap(([, language, content = '']) => (language === wanted ? [content] : [])),
  };
}
