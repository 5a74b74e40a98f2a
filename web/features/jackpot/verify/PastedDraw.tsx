import { useState } from 'react';
import type { DrawData } from '@foyer/contract/jackpot/http.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { PasteForm } from '../../fairness/index.ts';
import { readPasted } from './drawData.ts';
import type { PeriodCheck } from './periodChecks.ts';

export interface PastedDrawProps {
  readonly check: PeriodCheck | null;
  readonly openBet: (bet: string) => void;
  readonly openDraw: (data: DrawData | null) => void;
}

export function PastedDraw({ check, openBet, openDraw }: PastedDrawProps) {
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
