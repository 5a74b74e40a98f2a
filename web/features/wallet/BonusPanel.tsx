import { useState } from 'react';
import { ForfeitBonus, RunningBonus, type BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import { languageTag } from '@foyer/vocabulary/locale.ts';
import { Button } from '../../design/button/Button.tsx';
import { Banner } from '../../design/feedback/Banner.tsx';
import { useOverlays } from '../../design/overlay/overlays.ts';
import { Progress } from '../../design/section/Progress.tsx';
import { Section } from '../../design/section/Section.tsx';
import { SumList } from '../../design/section/SumList.tsx';
import { question } from '../../transport/graphql/question.ts';
import { useAnswer, useDateTime, useLocale, useMoney, useMutation, useText } from '../content/index.ts';
import { useWallet } from './WalletProvider.tsx';

/** WALLET-08, WALLET-09: the bonus that runs, how far its wagering is, its terms, and the way out of it. */
export function BonusPanel() {
  const text = useText();
  const { data } = useAnswer(question(RunningBonus, {}));
  const { latest } = useWallet();
  const bonus = data?.viewer?.wallet.bonus;
  // The stream knows first how far it is, and that it has ended.
  const progress = latest ? (latest.wageringProgress ?? null) : (bonus?.progress ?? null);
  if (bonus?.status !== 'Active' || progress === null) return null;
  return (
    <Section title={text('account.bonus.title')}>
      <p>{text('account.bonus.lead')}</p>
      <Wagering bonus={bonus} progress={progress} />
      <Terms bonus={bonus} />
      <GiveUp bonus={bonus} />
    </Section>
  );
}

function Wagering({ bonus, progress }: { bonus: BonusPartsFragment; progress: number }) {
  const text = useText();
  const money = useMoney();
  const required = money({ amount: bonus.required, currency: bonus.currency });
  return (
    <Progress
      label={text('account.bonus.wagering', { required })}
      value={progress}
      text={text('account.bonus.percent', { percent: Math.floor(progress * 100) })}
    />
  );
}

function Terms({ bonus }: { bonus: BonusPartsFragment }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const list = new Intl.ListFormat(languageTag(useLocale()), { type: 'unit' });
  const { currency, maxBet, maxPayout, expiresAt, weights } = bonus;
  const facts = [
    { key: 'maxBet', value: maxBet && money({ amount: maxBet, currency }) },
    { key: 'maxPayout', value: maxPayout && money({ amount: maxPayout, currency }) },
    { key: 'expires', value: expiresAt && dateTime(expiresAt) },
  ].flatMap(({ key, value }) => (value ? [{ key, name: text(`account.bonus.${key}`), value }] : []));
  const percents = [...new Set(weights.map(({ percent }) => percent))];
  const counts = percents.map((percent) => {
    const kinds = weights.filter((weight) => weight.percent === percent);
    const names = kinds.map(({ category }) => text(`catalogue.category.${category}`));
    return {
      key: String(percent),
      name: list.format(names),
      value: text('account.bonus.percent', { percent }),
    };
  });
  return (
    <>
      <SumList facts={facts} />
      <h3>{text('account.bonus.counts')}</h3>
      <SumList facts={counts} />
    </>
  );
}

function GiveUp({ bonus }: { bonus: BonusPartsFragment }) {
  const text = useText();
  const money = useMoney();
  const overlays = useOverlays();
  const { amounts } = useWallet();
  const { run, isRunning } = useMutation(ForfeitBonus);
  const [hasFailed, setFailed] = useState(false);
  const left = money({ amount: amounts?.bonusBalance ?? bonus.balance, currency: bonus.currency });

  const giveUp = async (): Promise<void> => {
    setFailed(false);
    const { error } = await run({ bonus: bonus.id });
    if (error) setFailed(true);
  };
  const ask = (): void =>
    void overlays
      .open('confirmation', {
        title: text('account.bonus.giveUpTitle'),
        text: text('account.bonus.giveUpText', { amount: left }),
        act: text('account.bonus.giveUp'),
        onConfirm: () => void giveUp(),
      })
      .catch(() => setFailed(true));

  return (
    <>
      {hasFailed && <Banner tone="danger">{text('account.bonus.failed')}</Banner>}
      <div className="fy-shortcuts">
        <Button variant="secondary" isLoading={isRunning} onClick={ask}>
          {text('account.bonus.giveUp')}
        </Button>
      </div>
    </>
  );
}
