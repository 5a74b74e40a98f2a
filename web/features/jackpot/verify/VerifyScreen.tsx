import type { DrawData } from '@foyer/contract/jackpot/http.ts';
import { useState, useEffect, useMemo } from 'react';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { CheckList, VerifyPage, browserSha256, PasteForm } from '../../fairness/index.ts';
import { jackpotPageQuery } from '../queries.ts';
import { DrawProof } from './DrawProof.tsx';
import { PeriodProof } from './PeriodProof.tsx';
import { readAddress, writeAddress, type VerifyAddress } from './verifyAddress.ts';
import { fetchPeriods, fetchTickets } from '../../../transport/jackpot/jackpotCalls.ts';
import { useCountries, useSettings } from '../../../app/app.tsx';
import { useStore } from '../../../app/useStore.ts';
import { createPeriodChecks, type PeriodCheck } from './periodChecks.ts';
import { readPasted } from './drawData.ts';

const STEPS = (['seed', 'draw', 'list', 'told', 'keep'] as const).map(
  (step) => `proof.jackpot.how.${step}` as const,
);

export function VerifyScreen({ search }: { search: string }) {
  const query = useQuery(jackpotPageQuery(useCountries().ipCountryCode));
  const settings = query.data?.jackpotSettings;
  return (
    <VerifyPage game="jackpot" steps={STEPS} query={query}>
      {settings && <Checks source={settings.sourceId} search={search} />}
    </VerifyPage>
  );
}

function Checks({ source, search }: { source: string; search: string }) {
  const text = useText();
  const [first] = useState(() => readAddress(search));
  const { store, state } = usePeriodChecks(source, first);
  const [address, setAddress] = useState(first);
  const [pasted, setPasted] = useState<DrawData | null>(null);
  const { check } = state;

  function go(next: VerifyAddress) {
    setAddress(next);
    setPasted(null);
    history.replaceState(history.state, '', `${location.pathname}${writeAddress(next)}`);
  }
  function choose(period: number) {
    go({ period, bet: null, saved: null });
    void store.choose(period, null);
  }

  return (
    <>
      <CheckList
        state={state}
        chosen={address.period}
        choose={choose}
        more={() => void store.more()}
        texts={{
          title: text('proof.jackpot.periods'),
          check: (id) => text('proof.jackpot.checkOf', { number: `${id}` }),
          earlier: text('proof.jackpot.earlier'),
        }}
        factsOf={({ id, starts_at: from, ends_at: to, seed }) => ({ id, from, to, seed })}
        columns={[{ label: text('proof.jackpot.wins'), isNumber: true, cell: ({ wins }) => wins.length }]}
      />
      {check && (
        <PeriodProof
          key={check.item.id}
          check={check}
          bet={address.bet}
          hasBeenChosen={address !== first}
          open={(bet) => go({ ...address, bet })}
        />
      )}
      <Section title={text('proof.jackpot.paste')}>
        <PastedDraw check={check} openBet={(bet) => go({ ...address, bet })} openDraw={setPasted} />
        {pasted && (
          <DrawProof
            key={JSON.stringify(pasted)}
            data={pasted}
            check={check}
            periods={state.items}
            takesFocus
          />
        )}
      </Section>
    </>
  );
}

function usePeriodChecks(source: string, first: VerifyAddress) {
  const { brand } = useSettings();
  const store = useMemo(() => {
    const of = { source, brand };
    return createPeriodChecks({
      sha256: browserSha256(),
      fetchPeriods: (before, signal) => fetchPeriods(of, before, signal),
      fetchTickets: (period, from, signal) => fetchTickets(of, { period, from }, signal),
    });
  }, [source, brand]);
  const { period, saved } = first;
  useEffect(() => store.start(period, saved), [store, period, saved]);
  return { store, state: useStore(store) };
}

interface PastedDrawProps {
  readonly check: PeriodCheck | null;
  readonly openBet: (bet: string) => void;
  readonly openDraw: (data: DrawData | null) => void;
}

function PastedDraw({ check, openBet, openDraw }: PastedDrawProps) {
  const text = useText();
  const [isUnread, setUnread] = useState(false);
  function submit(pasted: string) {
    const read = readPasted(pasted, check?.lines ?? null);
    setUnread(read.kind === 'unread');
    if (read.kind === 'bet') openBet(read.ticket.bet);
    else openDraw(read.kind === 'draw' ? read.data : null);
  }
  return (
    <PasteForm
      label={text('proof.jackpot.paste.label')}
      hint={text('proof.jackpot.paste.hint')}
      error={isUnread ? text('proof.jackpot.paste.unread') : null}
      onPasted={submit}
    />
  );
}
