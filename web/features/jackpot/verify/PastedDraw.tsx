import { useState } from 'react';
import type { DrawData } from '@foyer/contract/jackpot/http.ts';
import { useText } from '../../content/index.ts';
import { PasteForm } from '../../proof/index.ts';
import { readPasted } from './drawData.ts';
import type { PeriodCheck } from './periodChecks.ts';

export interface PastedDrawProps {
  readonly check: PeriodCheck | null;
  readonly openBet: (bet: string) => void;
  readonly openDraw: (data: DrawData | null) => void;
}

/** Where anybody puts in a stake's name, or a draw that somebody has handed over. */
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
