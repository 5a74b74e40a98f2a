import type pg from 'pg';
import { currentSpan, errorType, isTracing, openSpan, bindToSpan, type OpenSpan } from './tracing.ts';

/** Each statement of this connection becomes a span below the current one. Without a current span it has none. */
export function traceQueries(client: pg.ClientBase): void {
  if (!isTracing()) return;
  const query: unknown = client.query;
  if (typeof query !== 'function') return;
  Object.defineProperty(client, 'query', {
    value: (...args: unknown[]): unknown => traced(args, (last) => Reflect.apply(query, client, last)),
  });
}

function traced(args: readonly unknown[], run: (args: readonly unknown[]) => unknown): unknown {
  const parent = currentSpan();
  if (!parent) return run(args);
  const name = statementName(args[0]);
  const span = openSpan(
    { name, kind: 'CLIENT', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } },
    { parent },
  );
  if (!span) return run(args);
  const callback = args.at(-1);
  if (typeof callback === 'function') return run([...args.slice(0, -1), ending(span, callback)]);
  const result = run(args);
  if (result instanceof Promise)
    result.then(
      () => span.end({}),
      (error: unknown) => span.end({}, errorType(error)),
    );
  else span.end({});
  return result;
}

/** The caller's callback, in the caller's span: `pg` calls it from the event of a socket. */
function ending(span: OpenSpan, callback: Function): (error: unknown, result: unknown) => void {
  const bound = bindToSpan(callback);
  return (error, result) => {
    if (error) span.end({}, errorType(error));
    else span.end({});
    Reflect.apply(bound, undefined, [error, result]);
  };
}

/** Words with which a statement may begin. */
const VERBS =
  /^\s*(select|insert|update|delete|merge|with|begin|start|commit|rollback|set|reset|listen|notify|lock)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?\."?([a-z_]+)"?/i;

/** The name of a prepared statement. For another one its verb and its first table: never a value, nor more of its text. */
export function statementName(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null) {
    if ('name' in statement && typeof statement.name === 'string') return statement.name;
    return statementName('text' in statement ? statement.text : undefined);
  }
  // A literal may contain anything, so nothing after the first one is read.
  const [text = ''] = typeof statement === 'string' ? statement.split(/'|\$\$|--|\/\*/, 1) : [];
  const verb = VERBS.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const [, schema, table] = TABLE.exec(text) ?? [];
  return schema === undefined || table === undefined ? verb : `${verb} ${schema}.${table}`;
}
