import type { LobbyPageQuery } from '@foyer/contract/generated/operations.ts';
import { useApp } from '../../../app/app.tsx';
import { useDateTag, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { Section } from '../../../ui/section/Section.tsx';
import { when } from './when.ts';
import './recent.css';

/** The latest raffle wins of the brand; they name nobody. */
export function RecentWins({ wins }: { wins: LobbyPageQuery['lobby']['recentWins'] }) {
  const text = useText();
  const money = useMoney();
  const { renderedAtMs } = useApp();
  const tag = useDateTag();
  const timeZone = useTimeZone();
  const timeOf = (iso: string) => {
    const won = when(iso, renderedAtMs, tag, timeZone);
    if (won.kind === 'today') return text('games.playedToday', { time: won.time });
    return won.kind === 'yesterday' ? text('games.playedYesterday') : won.day;
  };
  return (
    <Section title={text('games.recentWins')}>
      <ul className="fy-wins">
        {wins.map(({ id, drop, amount, currency, wonAt }) => (
          <li key={id}>
            <b>{money({ amount, currency })}</b>
            {text(`games.drop.${drop}`)}
            <span className="fy-note">{timeOf(wonAt)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
