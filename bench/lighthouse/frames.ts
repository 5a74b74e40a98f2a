import type { CDPSession } from 'playwright-core';
import * as v from 'valibot';

/** A frame of the screen. */
export interface Frame {
  readonly shownAtMs: number;
  /** Whether a part of it was blank, because it had not been painted yet. */
  readonly hasBlankPart: boolean;
}

/** The category of the browser's records of frames. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame';
const RECORD = 'PipelineReporter';

const record = {
  name: v.literal(RECORD),
  /** In microseconds. */
  ts: v.number(),
  pid: v.number(),
  id2: v.object({ local: v.string() }),
};
const begin = v.object({
  ...record,
  ph: v.literal('b'),
  args: v.object({
    frame_reporter: v.object({
      state: v.string(),
      scroll_state: v.string(),
      has_missing_content: v.boolean(),
    }),
  }),
});
const end = v.object({ ...record, ph: v.literal('e') });

/**
 * The frames of a scroll that appeared on the screen while `work` ran, as the browser records them. Scripts and layout
 * delay them only where the browser has to wait for these; otherwise it moves what it has painted.
 */
export async function recordFrames<Result>(session: CDPSession, work: () => Promise<Result>) {
  const events: unknown[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: [CATEGORY] } });
  const result = await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return { frames: shownFrames(events), result };
}

function shownFrames(events: readonly unknown[]): readonly Frame[] {
  const began = new Map<string, v.InferOutput<typeof begin>>();
  const frames = new Map<number, Frame>();
  for (const event of inOrder(events)) {
    const id = `${event.pid} ${event.id2.local}`;
    if (event.ph === 'b') {
      began.set(id, event);
      continue;
    }
    const frame = began.get(id)?.args.frame_reporter;
    if (!frame?.state.startsWith('STATE_PRESENTED') || frame.scroll_state === 'SCROLL_NONE') continue;
    // What scripts and layout changed too late for their own frame appears with a later one, which then has two records.
    const hasBlankPart = frame.has_missing_content || frames.get(event.ts)?.hasBlankPart === true;
    frames.set(event.ts, { shownAtMs: event.ts / 1_000, hasBlankPart });
  }
  return [...frames.values()];
}

const inOrder = (events: readonly unknown[]) =>
  events
    .flatMap((event) => {
      const parsed = v.safeParse(v.variant('ph', [begin, end]), event);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => a.ts - b.ts);
