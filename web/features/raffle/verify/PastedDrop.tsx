import { useState } from 'react';
import type { Drop, DropData } from '@foyer/contract/raffle/drops.ts';
import { checkDrop, type Verdict } from '@foyer/contract/raffle/verify.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { browserSha256, PasteForm } from '../../fairness/index.ts';
import { publishedOf, readDropData } from './dropData.ts';
import { DropVerdict } from './DropVerdict.tsx';

interface Checked {
  readonly id: string;
  readonly verdict: Verdict;
  /** Whether the pasted drop is one of the published drops, with which it was compared. */
  readonly isKnown: boolean;
}

export function PastedDrop({ drops }: { readonly drops: readonly Drop[] | null }) {
  const text = useText();
  const [checked, setChecked] = useState<Checked | 'unread' | null>(null);
  async function check(data: DropData) {
    const sha256 = browserSha256();
    if (!sha256) return;
    const saved = publishedOf(data, drops);
    const verdict = await checkDrop({ ...data, own: null }, data.lines, { sha256, saved });
    setChecked({ id: data.id, verdict, isKnown: saved !== null });
  }
  function submit(pasted: string) {
    const data = readDropData(pasted);
    setChecked(data ? null : 'unread');
    if (data) void check(data);
  }
  return (
    <Section title={text('proof.raffle.paste')}>
      <PasteForm
        label={text('proof.raffle.paste.label')}
        hint={text('proof.raffle.paste.hint')}
        error={checked === 'unread' ? text('proof.raffle.paste.unread') : null}
        onPasted={submit}
      />
      {!globalThis.crypto?.subtle && <Banner tone="warning">{text('proof.insecure')}</Banner>}
      {checked && checked !== 'unread' && (
        <section className="fy-proof-draw" aria-label={checked.id}>
          <h3>{checked.id}</h3>
          {!checked.isKnown && <Banner tone="warning">{text('proof.raffle.paste.unknown')}</Banner>}
          <DropVerdict verdict={checked.verdict} />
        </section>
      )}
    </Section>
  );
}
