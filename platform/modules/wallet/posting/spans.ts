import {
  currentSpan,
  inSpan,
  inSpanBelow,
  outsideSpans,
  type SpanReference,
  type TraceSpan,
} from '../../../infra/telemetry/tracing.ts';
import type { Command } from '../command.ts';

/** The span of one command; `reference` is null where it is not recorded. */
export interface CommandSpan {
  readonly reference: SpanReference | null;
  link: TraceSpan['link'];
}

/** The span of a command, from its submission to its response. */
export const inCommandSpan = <Result>(
  { recipe }: Command,
  work: (span: CommandSpan) => Promise<Result>,
): Promise<Result> =>
  inSpan({ name: `wallet ${recipe}` }, (span) => work({ reference: currentSpan(), link: span.link }));

/**
 * The span of a batch is below its first command that is recorded, so that a single command has one connected trace.
 * The batch and its other commands refer to each other.
 */
export function inBatchSpan<Result>(
  commands: readonly { readonly span: CommandSpan }[],
  work: () => Promise<Result>,
): Promise<Result> {
  const spans = commands.map(({ span }) => span).filter(({ reference }) => reference !== null);
  const [first, ...others] = spans;
  if (!first?.reference) return outsideSpans(work);
  const links = others.flatMap(({ reference }) => reference ?? []);
  const attributes = { 'foyer.batch.size': commands.length };
  return inSpanBelow(first.reference, { name: 'wallet batch', attributes, links }, () => {
    const batch = currentSpan();
    if (batch) for (const { link } of others) link(batch);
    return work();
  });
}
