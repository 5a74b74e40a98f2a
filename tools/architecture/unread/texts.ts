import ts from 'typescript';
import { nodesOf, type SourceFile } from '../tree.ts';
import { isCode } from './names.ts';

/**
 * Keys of texts that neither code nor site data names. A template such as `games.blocked.${reason}` names all keys that
 * it may become. @param data JSON of the sites
 */
export function unreadTexts(
  keys: readonly string[],
  files: readonly SourceFile[],
  data: readonly string[],
): readonly string[] {
  const nodes = files.filter(isCode).flatMap(({ syntax }) => [...nodesOf(syntax)]);
  const named = new Set([
    ...nodes.filter(ts.isStringLiteralLike).map(({ text }) => text),
    ...data.flatMap((json) => [...json.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)),
  ]);
  const patterns = nodes.filter(ts.isTemplateExpression).flatMap(patternOf);
  return keys
    .filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)))
    .map((key) => `nothing reads the text ${key}`);
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): readonly RegExp[] {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  // A template without a name beside its dot, such as `${area}.${name}`, would name every key.
  if (!parts.some((part) => /[a-z]\.|\.[a-z]/i.test(part))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)];
}
