import { endOf } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { Texts } from '../../texts/texts.ts';
import { element, fact } from '../page.ts';

/** Provably-fair data of a finished flight, as revealed by the server. */
export interface RevealedFlight {
  readonly commitment: string;
  readonly seed: string;
  readonly playerSeed: string;
  readonly end: number;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Recalculates a flight in the player's browser from the revealed data only. */
export async function verifyFlight(
  { commitment, seed, playerSeed, end }: RevealedFlight,
  model: CrashModel,
): Promise<boolean> {
  const { subtle } = crypto;
  const committed = hex(await subtle.digest('SHA-256', bytes(seed)));
  const key = await subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const drawn = hex(await subtle.sign('HMAC', key, bytes(playerSeed)));
  const ended = Math.max(100, endOf(model, BigInt(`0x${drawn.slice(0, 13)}`)));
  return committed === commitment && ended === end;
}

/** Section of the rules in which the player verifies the last flight. */
export function proofContent(
  { crash }: Texts,
  model: CrashModel,
  {
    next,
    last,
    multiplierText,
  }: {
    readonly next: string;
    readonly last: RevealedFlight | null;
    readonly multiplierText: (end: number) => string;
  },
): HTMLElement[] {
  const elements = [
    element('h3', {}, crash.check),
    element('p', {}, crash.checkHow),
    element('dl', { class: 'proof' }, fact(crash.nextCommitment, next)),
  ];
  if (!last) return elements;
  const verdict = element('p', { class: 'verdict', role: 'status' });
  void verifyFlight(last, model).then((isRight) =>
    verdict.replaceChildren(isRight ? crash.asTold : crash.notAsTold),
  );
  const facts = element(
    'dl',
    { class: 'proof' },
    fact(crash.commitment, last.commitment),
    fact(crash.seed, last.seed),
    fact(crash.playerSeed, last.playerSeed),
    fact(crash.end, multiplierText(last.end)),
  );
  return [...elements, facts, verdict];
}
