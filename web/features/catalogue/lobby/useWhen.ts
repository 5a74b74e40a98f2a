import { useApp } from '../../../app/app.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { when } from './when.ts';

export function useWhen(): (iso: string) => string {
  const text = useText();
  const { locale, renderedAtMs } = useApp();
  const timeZone = useTimeZone();
  return (iso) => {
    const spoken = when(iso, renderedAtMs, locale, timeZone);
    if (spoken.kind === 'today') return text('games.playedToday', { time: spoken.time });
    return spoken.kind === 'yesterday' ? text('games.playedYesterday') : spoken.day;
  };
}
