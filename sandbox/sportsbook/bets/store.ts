import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Result } from '../model/offer.ts';
import { readCoupon, type Coupon } from './coupon.ts';
import { createKeyedQueue } from './keyedQueue.ts';

/** Persistent state of the sportsbook: coupons, and results decided in the console. */
export interface Store {
  coupons(): Promise<readonly Coupon[]>;
  save(coupon: Coupon): Promise<void>;
  decided(): Promise<ReadonlyMap<string, Result>>;
  decide(all: ReadonlyMap<string, Result>): Promise<void>;
}

export function memoryStore(): Store {
  const coupons = new Map<string, Coupon>();
  let decided: ReadonlyMap<string, Result> = new Map();
  return {
    coupons: async () => [...coupons.values()],
    save: async (coupon) => void coupons.set(coupon.id, coupon),
    decided: async () => decided,
    decide: async (all) => void (decided = new Map(all)),
  };
}

const SUFFIX = '.coupon.json';
const DECIDED = 'decided.json';

const pair = v.tuple([v.number(), v.number()]);
const side = v.picklist(['home', 'away']);
const playSchema = v.object({
  goals: v.array(v.object({ side, minute: v.number(), shirt: v.number() })),
  half: v.nullable(pair),
  corners: v.nullable(pair),
  halfCorners: v.nullable(pair),
});
const scoreSchema = v.object({
  home: v.number(),
  away: v.number(),
  sets: v.optional(v.array(pair)),
  periods: v.optional(v.array(pair)),
  regular: v.optional(pair),
  isShootOut: v.optional(v.boolean()),
  firstTo: v.optional(v.record(v.string(), side)),
  play: v.optional(playSchema),
});
const decidedSchema = v.record(
  v.string(),
  v.variant('kind', [
    v.object({ kind: v.picklist(['ended', 'retired']), score: scoreSchema }),
    v.object({ kind: v.picklist(['abandoned', 'postponed']) }),
  ]),
);

/** One file per coupon, replaced by rename, so that a crash leaves either the old or the new content. */
export function fileStore(folder: string): Store {
  const enqueue = createKeyedQueue();
  const write = (name: string, value: object): Promise<void> =>
    enqueue(name, async () => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `${name}.draft`);
      await writeFile(draft, JSON.stringify(value), { flush: true });
      await rename(draft, join(folder, name));
    });
  return {
    async coupons() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => name.endsWith(SUFFIX));
      const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
      return texts.map(readCoupon);
    },
    save: (coupon) => write(`${coupon.id}${SUFFIX}`, coupon),
    async decided() {
      const text = await readFile(join(folder, DECIDED), 'utf8').catch(() => '{}');
      return new Map(Object.entries(v.parse(decidedSchema, JSON.parse(text))));
    },
    decide: (all) => write(DECIDED, Object.fromEntries(all)),
  };
}
