import type { RevealedFlight } from '../../live/flight/flights.ts';
import { endOf } from '../../maths/crash/flight.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { Texts } from '../../texts/texts.ts';
import { hex, hmacSha256, sha256 } from '../round/digest.ts';
import { element, fact } from '../page.ts';

/** Recalculates a flight in the player's browser from the revealed data only. */
export async function verifyFlight(
  { commitment, seed, playerSeed, end }: Omit<RevealedFlight, 'round'>,
  model: CrashModel,
): Promise<boolean> {
  const committed = await sha256(seed);
  const drawn = hex(await (await hmacSha256(seed))(playerSeed));
  const ended = Math.max(100, endOf(model, BigInt(`0x${drawn.slice(0, 13)}`)));
  return committed === commitment && ended === end;
}

/** The data of a past flight, and whether it is what the player's browser calculates from it. */
export function flightProofContent(
  { crash }: Texts,
  model: CrashModel,
  flight: RevealedFlight,
  endText: string,
): HTMLElement[] {
  const verdict = element('p', { class: 'verdict', role: 'status' });
  void verifyFlight(flight, model).then((isRight) =>
    verdict.replaceChildren(isRight ? crash.matches : crash.doesNotMatch),
  );
  const facts = element(
    'dl',
    { class: 'proof' },
    fact(crash.end, endText),
    fact(crash.commitment, flight.commitment),
    fact(crash.seed, flight.seed),
    fact(crash.playerSeed, flight.playerSeed || '–'),
  );
  return [verdict, facts, element('p', {}, crash.checkHow)];
}
