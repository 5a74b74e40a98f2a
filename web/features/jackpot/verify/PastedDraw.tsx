import { useState } from 'react';
import type { DrawData } from '@foyer/contract/jackpot/http.ts';
import { Button } from '../../../design/button/Button.tsx';
import { TextField } from '../../../design/field/Field.tsx';
import { useText } from '../../content/index.ts';
import { readPasted } from './drawData.ts';
import type { Check } from './periodStore.ts';

export interface PastedDrawProps {
  readonly check: Check | null;
  readonly openBet: (bet: string) => void;
  readonly openDraw: (data: DrawData | null) => void;
}

/** Where anybody puts in a stake's name, or a draw that somebody has handed over. */
export function PastedDraw({ check, openBet, openDraw }: PastedDrawProps) {
  const text = useText();
  const [pasted, setPasted] = useState('');
  const [isUnread, setUnread] = useState(false);
  function submit() {
    const read = readPasted(pasted, check?.lines ?? null);
    setUnread(read.kind === 'unread');
    if (read.kind === 'bet') openBet(read.ticket.bet);
    else openDraw(read.kind === 'draw' ? read.data : null);
  }
  return (
    <form
      className="fy-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={text('jackpot.verify.paste.label')}
        hint={text('jackpot.verify.paste.hint')}
        {...(isUnread && { error: text('jackpot.verify.paste.unread') })}
        value={pasted}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPasted(event.target.value)}
      />
      <Button type="submit">{text('jackpot.verify.compute')}</Button>
    </form>
  );
}
