import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { LiveFacts } from '../../live/facts.ts';
import type { Desk } from '../desk.ts';
import { byId, element, fill } from '../page.ts';
import { drawDealer } from './dealer.ts';
import { TableClock } from './tableClock.ts';
import type { Told } from './told.ts';

/** So long before bets are closed the dealer says that they will be. */
const LAST_CALL_MS = 5 * SECOND;

/** The dealer, what the dealer says, and how long there is. */
export class Podium {
  readonly #desk: Desk;
  readonly #dealer: HTMLElement;
  readonly #line = element('p', { class: 'dealer-line' });
  readonly #left = element('span', { class: 'left', role: 'timer' });
  readonly #seats = element('span', { class: 'seats' });
  #spoken = '';
  readonly #clock = new TableClock();
  #told: Told | null = null;

  constructor(desk: Desk, dealer: LiveFacts['dealer']) {
    const { texts } = desk;
    this.#desk = desk;
    this.#dealer = element('div', { class: 'dealer' }, drawDealer(dealer.look));
    const name = fill(texts.live.dealer, { name: dealer.name });
    const words = element(
      'div',
      { class: 'words' },
      this.#line,
      element('p', { class: 'about' }, element('span', {}, name), this.#seats),
    );
    byId('stage').prepend(
      element('section', { class: 'podium', 'aria-label': name }, this.#dealer, words, this.#left),
    );
    setInterval(() => this.#count(), SECOND / 4);
  }

  /** `came` is what has come, in words, where it is told. */
  show(told: Told, came: string): void {
    this.#told = told;
    this.#clock.set(told);
    const { taken, total } = told.seats;
    const { texts } = this.#desk;
    this.#seats.replaceChildren(fill(texts.live.seats, { taken: String(taken), total: String(total) }));
    this.#dealer.dataset['act'] = told.phase;
    this.#left.style.setProperty('--length', `${told.lengthMs}ms`);
    this.#left.style.setProperty('--gone', `${told.endsInMs - told.lengthMs}ms`);
    this.#left.dataset['phase'] = told.phase;
    this.#say(this.#lineOf(told, came));
    this.#count();
  }

  #lineOf({ phase, endsInMs }: Told, came: string): string {
    const { live } = this.#desk.texts;
    const { language } = this.#desk.settings;
    if (phase === 'resting') return fill(live.resting, { time: this.#clock.endsAtHour(language) });
    if (phase === 'paying') return came;
    if (phase === 'betting') return endsInMs > LAST_CALL_MS ? live.placeYourBets : live.lastBets;
    return phase === 'closed' ? live.noMoreBets : live.spinning;
  }

  #say(words: string): void {
    if (words === this.#spoken) return;
    this.#spoken = words;
    this.#line.replaceChildren(words);
    // What came is told with what it brings, to who had a bet on it.
    if (this.#told?.phase !== 'paying' || this.#told.own?.round !== this.#told.round)
      this.#desk.bar.announce(words);
  }

  #count(): void {
    const leftMs = this.#clock.leftMs();
    const isBetting = this.#told?.phase === 'betting';
    const { live } = this.#desk.texts;
    const seconds = Math.ceil(leftMs / SECOND);
    const text = isBetting ? String(seconds) : '';
    if (this.#left.textContent !== text) this.#left.replaceChildren(text);
    this.#left.setAttribute('aria-label', fill(live.secondsLeft, { seconds: String(seconds) }));
    this.#left.hidden = !isBetting;
    if (isBetting && leftMs <= LAST_CALL_MS && leftMs > 0) this.#say(live.lastBets);
  }
}
