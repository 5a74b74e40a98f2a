import type { CDPSession } from 'playwright-core';
import * as v from 'valibot';

/** A frame of the browser's compositor. */
export interface Frame {
  readonly shownAtMs: number;
  /** Whether a part of it was blank, because it had not been painted yet. */
  readonly isIncomplete: boolean;
}

/** The category of the browser's records of frames. */
const CATEGORY = 'disabled-by-default-devtools.timeline.frame';
const RECORD = 'PipelineReporter';

const begin = v.object({
  name: v.literal(RECORD),
  ph: v.literal('b'),
  ts: v.number(),
  id2: v.object({ local: v.string() }),
  args: v.object({
    frame_reporter: v.object({
      state: v.string(),
      scroll_state: v.string(),
      has_missing_content: v.boolean(),
    }),
  }),
});
const end = v.object({
  name: v.literal(RECORD),
  ph: v.literal('e'),
  ts: v.number(),
  id2: v.object({ local: v.string() }),
});

/**
 * The frames of a scroll that appeared on the screen, as the browser records them. Scripts and layout delay them only
 * where the browser has to wait for these; otherwise it moves what it has painted.
 */
export async function recordFrames(session: CDPSession, scroll: () => Promise<void>): Promise<Frame[]> {
  const events: unknown[] = [];
  const collect = ({ value }: { value: unknown[] }): void => void events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', { traceConfig: { includedCategories: [CATEGORY] } });
  await scroll();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return shownFrames(events);
}

function shownFrames(events: readonly unknown[]): Frame[] {
  const began = new Map<string, v.InferOutput<typeof begin>>();
  const frames = new Map<number, Frame>();
  for (const event of inOrder(events)) {
    if (event.ph === 'b') {
      began.set(event.id2.local, event);
      continue;
    }
    const frame = began.get(event.id2.local)?.args.frame_reporter;
    if (!frame?.state.startsWith('STATE_PRESENTED') || frame.scroll_state === 'SCROLL_NONE') continue;
    // A frame has a second record where scripts or layout missed it.
    const isIncomplete = frame.has_missing_content || frames.get(event.ts)?.isIncomplete === true;
    frames.set(event.ts, { shownAtMs: event.ts / 1_000, isIncomplete });
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
