import { useContent, useText, useTimeZone } from '../../content/index.ts';
import { when } from './when.ts';

export function useWhen(): (iso: string) => string {
  const text = useText();
  const { locale, renderedAtMs } = useContent();
  const timeZone = useTimeZone();
  return (iso) => {
    const spoken = when(iso, renderedAtMs, locale, timeZone);
    if (spoken.kind === 'today') return text('games.playedToday', { time: spoken.time });
    return spoken.kind === 'yesterday' ? text('games.playedYesterday') : spoken.day;
  };
}
