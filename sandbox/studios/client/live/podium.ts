import { SECOND } from '@foyer/domain/duration.ts';
import type { LiveFacts } from '../../live/facts.ts';
import type { Phase } from '../../live/schedule.ts';
import type { GameContext } from '../gameContext.ts';
import { byId, element, fill } from '../page.ts';
import { drawDealer } from './dealer.ts';
import { drawRoom } from './room.ts';
import { TableClock } from './tableClock.ts';
import type { TableState } from './tableState.ts';

/** The dealer announces the end of betting this long before it. */
const LAST_CALL_MS = 5 * SECOND;

/** What the dealer does and says in a phase. */
export interface Scene extends Pick<TableState, 'at' | 'endsInMs' | 'lengthMs' | 'seats'> {
  /** Selects the dealer's pose. */
  readonly act: Phase;
  readonly message: string;
  /** Replaces `message` when little time is left. */
  readonly lastMessage: string | null;
  /** Text for the remaining time, with `{seconds}`; null when there is no countdown. */
  readonly countdown: string | null;
  /** Whether another component announces the message to screen readers. */
  readonly isQuiet: boolean;
}

/** View of the dealer, the dealer's words and the remaining time. */
export class Podium {
  readonly #context: GameContext;
  readonly #dealer: HTMLElement;
  readonly #line = element('p', { class: 'dealer-line' });
  readonly #left = element('span', { class: 'left', role: 'timer' });
  readonly #seats = element('span');
  #spoken = '';
  readonly #clock = new TableClock();
  #scene: Scene | null = null;

  constructor(context: GameContext, dealer: LiveFacts['dealer']) {
    const { texts } = context;
    this.#context = context;
    this.#dealer = element('div', { class: 'dealer' }, drawDealer(dealer.look));
    const name = fill(texts.live.dealer, { name: dealer.name });
    const message = element(
      'div',
      { class: 'words' },
      this.#line,
      element('p', { class: 'about' }, element('span', {}, name), this.#seats),
    );
    byId('stage').prepend(
      drawRoom(),
      element('section', { class: 'podium', 'aria-label': name }, this.#dealer, message, this.#left),
    );
    setInterval(() => this.#count(), SECOND / 4);
  }

  show(scene: Scene): void {
    this.#scene = scene;
    this.#clock.set(scene);
    const { taken, total } = scene.seats;
    const { texts } = this.#context;
    this.#seats.replaceChildren(fill(texts.live.seats, { taken: String(taken), total: String(total) }));
    this.#dealer.dataset['act'] = scene.act;
    const isLate = scene.endsInMs <= LAST_CALL_MS;
    this.#say(isLate ? (scene.lastMessage ?? scene.message) : scene.message, scene.isQuiet);
    this.#count();
  }

  #say(message: string, isQuiet: boolean): void {
    if (message === this.#spoken) return;
    this.#spoken = message;
    this.#line.replaceChildren(message);
    if (!isQuiet) this.#context.bar.announce(message);
  }

  #count(): void {
    if (!this.#scene) return;
    const { countdown, lastMessage: lastWords } = this.#scene;
    const leftMs = this.#clock.leftMs();
    const seconds = Math.ceil(leftMs / SECOND);
    const text = countdown === null ? '' : String(seconds);
    this.#left.style.setProperty('--part', String(leftMs / Math.max(1, this.#scene.lengthMs)));
    this.#left.toggleAttribute('data-late', leftMs <= LAST_CALL_MS);
    if (this.#left.textContent !== text) this.#left.replaceChildren(text);
    this.#left.setAttribute('aria-label', fill(countdown ?? '', { seconds: String(seconds) }));
    this.#left.hidden = countdown === null;
    if (lastWords !== null && leftMs <= LAST_CALL_MS && leftMs > 0) this.#say(lastWords, false);
  }
}
