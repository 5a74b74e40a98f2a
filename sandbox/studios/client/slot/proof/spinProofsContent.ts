import { fromJson } from '@foyer/domain/money.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Format } from '../../stakes/amounts.ts';
import { element, fact } from '../../page.ts';
import { matchesCommitment, type ProvenSpin, type SpinProofs } from './spinProofs.ts';

interface ProofOptions {
  readonly texts: Texts;
  readonly format: Format;
  readonly proofs: SpinProofs;
}

/** The commitment to the next spin, and the last spins with what the player's browser calculates from their seeds. */
export function spinProofsContent({ texts, format, proofs }: ProofOptions): HTMLElement[] {
  const { proof } = texts.slot;
  const past = proofs.past().map((spin) => spinContent(texts, spin, format(fromJson(spin.win))));
  return [
    element('h3', {}, proof.title),
    element('p', {}, proof.how),
    element('dl', { class: 'proof' }, fact(proof.next, proofs.next() ?? '–')),
    ...(past.length > 0
      ? [element('ol', { class: 'proofs', 'aria-label': proof.past }, ...past)]
      : [element('p', {}, proof.none)]),
  ];
}

function spinContent({ slot: { proof }, crash, win }: Texts, spin: ProvenSpin, amount: string): HTMLElement {
  const verdict = element('p', { class: 'verdict' });
  void matchesCommitment(spin).then((isRight) =>
    verdict.replaceChildren(isRight ? proof.matches : proof.doesNotMatch),
  );
  const facts = element(
    'dl',
    { class: 'proof' },
    fact(crash.commitment, spin.commitment),
    fact(crash.seed, spin.seed),
  );
  return element(
    'li',
    {},
    element('details', {}, element('summary', {}, `${win} ${amount}`), verdict, facts),
  );
}
