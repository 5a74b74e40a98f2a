import { SECOND } from '@foyer/domain/duration.ts';
import type { CrashModel } from '../../maths/crash/model.ts';
import type { GameContext } from '../gameContext.ts';
import { element, fill } from '../page.ts';
import type { FlightState } from './flightState.ts';
import { FlightCanvas } from './flightCanvas.ts';

interface Moment {
  readonly state: FlightState;
  readonly multiplier: number;
  /** Time since the phase began. */
  readonly phaseMs: number;
  /** Time of flight. */
  readonly elapsedMs: number;
}

/** The flight with the multiplier, or the time until take-off. */
export class FlightView {
  readonly element: HTMLElement;
  readonly #context: GameContext;
  readonly #canvas: FlightCanvas;
  readonly #times: (multiplier: number) => string;
  readonly #figure = element('p', { class: 'multiple', 'aria-hidden': 'true' });
  readonly #caption = element('p', { class: 'caption' });
  readonly #countdown = element('div', { class: 'countdown', 'aria-hidden': 'true' });
  #texts = { figure: '', caption: '' };

  constructor(context: GameContext, model: CrashModel, times: (multiplier: number) => string) {
    this.#context = context;
    this.#times = times;
    this.#canvas = new FlightCanvas(model, context.settings.game, times);
    const figures = element('div', { class: 'figures' }, this.#figure, this.#caption, this.#countdown);
    this.element = element('div', { class: 'view' }, this.#canvas.element, figures);
  }

  show({ state, multiplier, phaseMs, elapsedMs }: Moment): void {
    const { phase, own, round, others, endsInMs, elapsedMs: reportedMs } = state;
    document.body.dataset['flight'] = phase;
    const ownAt = own.filter((bet) => bet.round === round).flatMap(({ at }) => at ?? []);
    const marks = [
      ...others.flatMap((at) => (at === null ? [] : [{ at, isOwn: false }])),
      ...ownAt.map((at) => ({ at, isOwn: true })),
    ];
    const goneMs = this.#context.isStill() ? Number.POSITIVE_INFINITY : phaseMs;
    this.#canvas.show({ elapsedMs, goneMs: phase === 'crashed' ? goneMs : null, marks });
    const lengthMs = reportedMs + (endsInMs ?? 0);
    this.#countdown.hidden = phase !== 'betting';
    if (phase === 'betting') this.#countdown.style.setProperty('--left', String(leftOf(phaseMs, lengthMs)));
    this.#write(this.#textsOf(phase, multiplier, Math.max(0, lengthMs - phaseMs)));
  }

  #textsOf(phase: FlightState['phase'], multiplier: number, leftMs: number) {
    const { crash } = this.#context.texts;
    if (phase === 'betting') {
      const seconds = String(Math.max(1, Math.ceil(leftMs / SECOND)));
      return { figure: '', caption: fill(crash.takesOff, { seconds }) };
    }
    return { figure: this.#times(multiplier), caption: phase === 'crashed' ? crash.gone : '' };
  }

  /** The page is only changed when a text has changed. */
  #write(texts: { readonly figure: string; readonly caption: string }): void {
    if (texts.figure !== this.#texts.figure) this.#figure.replaceChildren(texts.figure);
    if (texts.caption !== this.#texts.caption) this.#caption.replaceChildren(texts.caption);
    this.#texts = texts;
  }
}

const leftOf = (phaseMs: number, lengthMs: number): number =>
  lengthMs === 0 ? 0 : Math.max(0, 1 - phaseMs / lengthMs);
