import { dateTag } from '../../companies/dateTag.ts';
import type { Line } from '../store.ts';
import type { ChatTexts } from '../texts.ts';

export function entryOf({ id, by, text, at }: Line, words: ChatTexts): HTMLElement {
  const entry = document.createElement('li');
  const who = document.createElement('small');
  who.textContent = `${{ user: words.you, desk: words.desk, house: words.company }[by]} · ${timeOf(at)}`;
  entry.dataset['by'] = by;
  entry.dataset['line'] = String(id);
  entry.append(who, text);
  return entry;
}

/** The time of day, with the date unless it is today. */
export function timeOf(at: string, isTimeOnly = false): string {
  const time = new Date(at);
  const isToday = isTimeOnly || time.toDateString() === new Date().toDateString();
  const { lang, dataset } = document.documentElement;
  return time.toLocaleString(dateTag(dataset['dates'], lang), {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'short' }),
  });
}
