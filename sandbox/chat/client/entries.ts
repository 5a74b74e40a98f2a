import { dateTag } from '../../companies/dateTag.ts';
import type { Line } from '../store.ts';
import type { ChatTexts } from '../texts.ts';
import type { Topic } from './messages.ts';

export function entryOf({ id, by, text, at }: Line, words: ChatTexts): HTMLElement {
  const entry = listItem(
    by,
    `${{ user: words.you, desk: words.desk, house: words.company }[by]} · ${timeOf(at)}`,
  );
  entry.dataset['line'] = String(id);
  entry.append(text);
  return entry;
}

/** The lobby's answer to a quick question, with a link to the page that helps. */
export function answerOf({ answer, link }: Topic, words: ChatTexts): HTMLElement {
  const entry = listItem('house', words.company);
  const way = document.createElement('a');
  way.href = link.url;
  way.target = '_top';
  way.textContent = link.label;
  entry.append(`${answer} `, way);
  return entry;
}

function listItem(by: Line['by'], sender: string): HTMLElement {
  const entry = document.createElement('li');
  const who = document.createElement('small');
  who.textContent = sender;
  entry.dataset['by'] = by;
  entry.append(who);
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
