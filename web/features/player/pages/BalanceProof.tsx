import { useEffect, useState } from 'react';
import { BalanceProof as Proof, type BalanceProofQuery } from '@foyer/contract/generated/operations.ts';
import { CHECKPOINTS_PATH, PROOF_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { FactCard, FactCards } from '../../../ui/section/FactCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { createQuery } from '../../../transport/graphql/query.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';
import type { CheckedProof } from '../balanceProof/checkProof.ts';

type ProofFile = NonNullable<NonNullable<BalanceProofQuery['viewer']>['balanceProof']>;

/** MONEY-12: the proof of the player's balance at the end of the last sealed day, verified in this browser. */
export function BalanceProof() {
  const text = useText();
  const { data, error } = useQuery(createQuery(Proof, {}));
  const proof = data?.viewer?.balanceProof;
  if (proof === null) return <EmptyProfilePage page="balance-proof" drawing="ticket" />;
  return (
    <Section title={text('profile.balance-proof.part')}>
      <p>{text('profile.balance-proof.lead')}</p>
      {error && !proof && <Banner tone="danger">{text('profile.balance-proof.failed')}</Banner>}
      {proof ? <Verified proof={proof} /> : !error && <Skeleton shape="band" />}
    </Section>
  );
}

function Verified({ proof }: { proof: ProofFile }) {
  const text = useText();
  const checked = useCheckedProof(proof);
  return (
    <>
      {checked ? <Verdict checked={checked} /> : <Skeleton shape="line" />}
      <p>
        <a className="fy-button" href={PROOF_PATH} download>
          {text('profile.balance-proof.download')}
        </a>
      </p>
      <p>{text('profile.balance-proof.keep')}</p>
      <p>
        <a className="fy-link" href={CHECKPOINTS_PATH}>
          {text('profile.balance-proof.list')}
        </a>
      </p>
    </>
  );
}

function Verdict({ checked }: { checked: CheckedProof }) {
  const text = useText();
  const money = useMoney();
  if (checked.verdict !== 'right')
    return (
      <Banner tone={checked.verdict === 'wrong' ? 'danger' : 'warning'}>
        {text(`profile.balance-proof.${checked.verdict}`)}
      </Banner>
    );
  const { day, real, bonus, owed } = checked;
  const amount = (of: typeof real) => <Money parts={money.parts(of)} />;
  return (
    <>
      <Banner tone="info">{text('profile.balance-proof.right')}</Banner>
      <FactCards>
        <FactCard headingLevel={3} label={text('profile.balance-proof.day')} value={<time>{day}</time>} />
        <FactCard headingLevel={3} label={text('profile.balance-proof.real')} value={amount(real)} />
        <FactCard headingLevel={3} label={text('profile.balance-proof.bonus')} value={amount(bonus)} />
        <FactCard headingLevel={3} label={text('profile.balance-proof.owed')} value={amount(owed)} />
      </FactCards>
    </>
  );
}

/** Null until the proof is checked. The code for it is loaded with this page only. */
function useCheckedProof({ file, keys }: ProofFile): CheckedProof | null {
  const [checked, setChecked] = useState<CheckedProof | null>(null);
  const keyList = keys.join('\n');
  useEffect(() => {
    let isCurrent = true;
    void import('../balanceProof/checkProof.ts')
      .then(({ checkProof }) => checkProof(file, keyList.split('\n')))
      .then((result) => isCurrent && setChecked(result));
    return () => {
      isCurrent = false;
    };
  }, [file, keyList]);
  return checked;
}
