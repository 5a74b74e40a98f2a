import { DRAWN_POTS } from '@foyer/contract/jackpot/pots.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pots } from '../pots/Pots.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { valueOf } from '../amounts.ts';
import type { JackpotProps } from '../useAmounts.ts';

export function PotBand({ jackpot, amounts }: JackpotProps) {
  const text = useText();
  const { pots, isLive, notice } = jackpot.state;
  const shared = valueOf(pots, 'shared');
  const shown = DRAWN_POTS.map((pot) => {
    const value = valueOf(pots, pot);
    return {
      pot,
      name: amounts.name(pot),
      value: value === null ? '–' : <Money parts={amounts.parts(value)} isDisplay />,
    };
  });
  return (
    <Pots
      label={text('jackpot.pots')}
      pots={shown}
      status={
        <>
          {shared !== null && jackpot.terms.enabledCommunity && (
            <span>
              <b>{text('jackpot.shared')}</b> <Money parts={amounts.parts(shared)} />
            </span>
          )}
          {pots.length > 0 && !isLive && <span>{text('jackpot.stale')}</span>}
          <output>
            {notice &&
              text('jackpot.won', { pot: amounts.name(notice.pot), amount: amounts.euros(notice.euros) })}
          </output>
        </>
      }
    />
  );
}
