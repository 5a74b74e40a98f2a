import type { DrawData } from '@foyer/contract/jackpot/http.ts';
import { useState } from 'react';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { CheckList, VerifyPage } from '../../fairness/index.ts';
import { jackpotPageQuery } from '../queries.ts';
import { DrawProof } from './DrawProof.tsx';
import { PastedDraw } from './PastedDraw.tsx';
import { PeriodProof } from './PeriodProof.tsx';
import { usePeriodChecks } from './usePeriodChecks.ts';
import { readAddress, writeAddress, type VerifyAddress } from './verifyAddress.ts';

const STEPS = (['seed', 'draw', 'list', 'told', 'keep'] as const).map(
  (step) => `proof.jackpot.how.${step}` as const,
);

export function VerifyScreen({ search }: { search: string }) {
  const query = useQuery(jackpotPageQuery());
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
        columns={[
          { key: 'wins', label: text('proof.jackpot.wins'), isNumber: true, cell: ({ wins }) => wins.length },
        ]}
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
