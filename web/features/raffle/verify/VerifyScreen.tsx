import { useState, useEffect, useMemo } from 'react';
import { RAFFLE_CURRENCY, type DropType, type Drop, type DropData } from '@foyer/contract/raffle/drops.ts';
import { add, fromDecimal, toDecimal, zero } from '@foyer/domain/money.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { FilterBar } from '../../../ui/section/FilterBar.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { CheckList, VerifyPage, browserSha256, PasteForm } from '../../fairness/index.ts';
import { rafflePageQuery, type RaffleSettings } from '../queries.ts';
import { DropProof } from './DropProof.tsx';
import { useEuros } from './useEuros.ts';
import { readAddress, writeAddress, type VerifyAddress } from './verifyAddress.ts';
import { fetchDrops, fetchEntries } from '../../../transport/raffle/proofCalls.ts';
import { useCountries, useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { useSession } from '../../signIn/index.ts';
import { createDropChecks } from './dropChecks.ts';
import { checkDrop, type Verdict } from '@foyer/contract/raffle/verify.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { publishedOf, readDropData } from './dropData.ts';
import { DropVerdict } from './DropProof.tsx';

const STEPS = (['seed', 'list', 'told', 'check', 'keep'] as const).map(
  (step) => `proof.raffle.how.${step}` as const,
);

export function VerifyScreen({ search }: { search: string }) {
  const query = useQuery(rafflePageQuery(useCountries().ipCountryCode));
  const settings = query.data?.raffleSettings;
  return (
    <VerifyPage game="raffle" steps={STEPS} query={query}>
      {settings && <Sources sources={settings.sources} search={search} />}
    </VerifyPage>
  );
}

function Sources({ sources, search }: { sources: RaffleSettings['sources']; search: string }) {
  const text = useText();
  const [first, setFirst] = useState(() => readAddress(search));
  const source = sources.find(({ type }) => type === first.type);
  return (
    <>
      <FilterBar label={text('proof.raffle.which')}>
        <Select
          label={text('proof.raffle.which')}
          value={first.type}
          options={sources.map(({ type }) => ({ value: type, label: text(`raffle.dropOf.${type}`) }))}
          onChoose={(value) => {
            const type = sources.find((one) => one.type === value)?.type;
            if (!type) return;
            const next = { type, drop: null, saved: null };
            setFirst(next);
            show(next);
          }}
        />
      </FilterBar>
      {source && <Checks key={source.type} source={source} first={first} />}
    </>
  );
}

interface ChecksProps {
  readonly source: { readonly id: string; readonly type: DropType };
  readonly first: VerifyAddress;
}

function Checks({ source: { id, type }, first }: ChecksProps) {
  const text = useText();
  const { store, state } = useDropChecks(id, first);
  const euros = useEuros();
  const [chosen, setChosen] = useState(first.drop);
  const [hasBeenChosen, setBeenChosen] = useState(false);
  function choose(drop: number) {
    setChosen(drop);
    setBeenChosen(true);
    show({ type, drop, saved: null });
    void store.choose(drop, null);
  }
  const { check, items } = state;
  return (
    <>
      <CheckList
        state={state}
        chosen={chosen}
        choose={choose}
        more={() => void store.more()}
        texts={{
          title: text('raffle.drops'),
          check: (number) => text('proof.raffle.checkOf', { number: `${number}` }),
          earlier: text('proof.raffle.earlier'),
        }}
        factsOf={(drop) => ({ ...drop, id: drop.number, from: drop.timestamp_start, to: drop.timestamp_end })}
        columns={[
          {
            label: text('proof.raffle.prizes'),
            isNumber: true,
            cell: ({ prizes }) => euros.own(sumOf(prizes)),
          },
          {
            label: text('raffle.winners'),
            isNumber: true,
            cell: ({ seed, winners }) => (seed === null ? '–' : winners.length),
          },
        ]}
      />
      {check && (
        <DropProof key={check.item.number} check={check} euros={euros} hasBeenChosen={hasBeenChosen} />
      )}
      <PastedDrop drops={items} />
    </>
  );
}

const sumOf = (amounts: readonly string[]): string =>
  toDecimal(
    amounts.reduce((sum, amount) => add(sum, fromDecimal(amount, RAFFLE_CURRENCY)), zero(RAFFLE_CURRENCY)),
  );

/** The URL makes the check reloadable and shareable. */
const show = (address: VerifyAddress): void =>
  history.replaceState(history.state, '', `${location.pathname}${writeAddress(address)}`);

function useDropChecks(source: string, { drop, saved }: Pick<VerifyAddress, 'drop' | 'saved'>) {
  const { brand } = useSettings();
  const session = useSession();
  const playerId = session?.playerId ?? '';
  const sessionId = session?.sessionId ?? '';
  const store = useMemo(() => {
    const of = { source, brand, playerId, sessionId };
    return createDropChecks({
      sha256: browserSha256(),
      fetchDrops: (before, signal) => fetchDrops(of, before, signal),
      fetchEntries: (drop, from, signal) => fetchEntries(of, { drop, from }, signal),
    });
  }, [source, brand, playerId, sessionId]);
  useEffect(() => store.start(drop, saved), [store, drop, saved]);
  return { store, state: useStore(store) };
}

interface Checked {
  readonly id: string;
  readonly verdict: Verdict;
  /** Whether the pasted drop is one of the published drops, with which it was compared. */
  readonly isKnown: boolean;
}

function PastedDrop({ drops }: { readonly drops: readonly Drop[] | null }) {
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
