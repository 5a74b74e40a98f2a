import * as v from 'valibot';
import { blockList, isIn } from './networks.ts';

/** Whether to trust an address about the hop before it. @param hop 0 for the peer, 1 for the address it reports */
export type TrustsProxy = (address: string | undefined, hop: number) => boolean;

const MAX_HOPS = 9;
const ACCEPTED =
  'the number of proxies in front of the platform (1 to 9), or their networks like 10.0.0.0/8, joined by commas';

/** Reads the number of trusted proxies, or their networks; null for `0`, which means that there is no proxy. */
export const trustedProxies = (variable: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): TrustsProxy | null => {
      const trusts = readProxies(dataset.value.trim());
      if (trusts !== undefined) return trusts;
      addIssue({ message: `${variable} is ${JSON.stringify(dataset.value)}; it must be ${ACCEPTED}` });
      return NEVER;
    }),
  );

/** Undefined if the text is invalid. */
function readProxies(text: string): TrustsProxy | null | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > MAX_HOPS) return undefined;
    return hops === 0 ? null : (_address, hop) => hop < hops;
  }
  const entries = text.split(',').map((entry) => entry.trim());
  // A /0 network would trust every address, so any client could forge its own.
  if (entries.some((entry) => entry === '' || /\/0+$/.test(entry))) return undefined;
  try {
    const list = blockList(entries);
    return (address) => address !== undefined && isIn(list, address);
  } catch {
    return undefined;
  }
}
