import { useState } from 'react';
import { ForfeitBonus, type BonusPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { useOverlays } from '../../../app/overlays.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useMutation } from '../../../app/graphql.tsx';
import { useSettings } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { BonusTerms, BonusWagering } from './BonusFacts.tsx';
import { useBonus } from './useBonus.ts';

/** WALLET-08, WALLET-09: the active bonus, with buttons to check and to forfeit it. */
export function BonusPanel() {
  const text = useText();
  const overlays = useOverlays();
  const hasChecker = useSettings().features.includes('BonusChecker'); // FLAG-02
  const [isInline, setInline] = useState(!hasChecker);
  const { running } = useBonus();
  const giveUp = useGiveUp();
  if (!running) return null;
  // If the overlay's code cannot be loaded, its content is shown here.
  const check = () => void overlays.open('bonus-checker', null).catch(() => setInline(true));
  return (
    <Section title={text('account.bonus.title')}>
      <p>{text('account.bonus.lead')}</p>
      <BonusWagering bonus={running} />
      {isInline && <BonusTerms bonus={running} />}
      {giveUp.hasFailed && <Banner tone="danger">{text('account.bonus.failed')}</Banner>}
      <div className="fy-shortcuts">
        {!isInline && <Button onClick={check}>{text('account.bonus.check')}</Button>}
        <Button variant="secondary" isLoading={giveUp.isRunning} onClick={() => giveUp.ask(running)}>
          {text('account.bonus.giveUp')}
        </Button>
      </div>
    </Section>
  );
}

/** Asks for confirmation, because forfeiting is final. */
function useGiveUp() {
  const text = useText();
  const money = useMoney();
  const overlays = useOverlays();
  const { run, isRunning } = useMutation(ForfeitBonus);
  const [hasFailed, setFailed] = useState(false);

  const giveUp = async (id: string): Promise<void> => {
    setFailed(false);
    const { error } = await run({ bonus: id });
    if (error) setFailed(true);
  };
  const ask = ({ id, balance, currency }: BonusPartsFragment): void =>
    void overlays
      .open('confirmation', {
        title: text('account.bonus.giveUpTitle'),
        text: text('account.bonus.giveUpText', { amount: money({ amount: balance, currency }) }),
        act: text('account.bonus.giveUp'),
        onConfirm: () => void giveUp(id),
      })
      .catch(() => setFailed(true));

  return { ask, isRunning, hasFailed };
}
