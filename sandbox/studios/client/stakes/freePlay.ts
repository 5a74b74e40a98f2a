import { fromJson, toJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { FreeRoundsJson } from '../../play/freeRounds.ts';
import { ApiFailure } from '../api.ts';
import type { GameContext } from '../gameContext.ts';
import { byId, element, fill } from '../page.ts';
import type { StakeChoice } from './stakeChoice.ts';

/** What an answer of a table with free rounds says of them, the oldest grant first; one that is over stays. */
export interface Granted {
  readonly freeRounds: readonly FreeRoundsJson[];
}

/** A round as its table tells it: of the player's own stake, or of a grant of the house's. */
export interface Staked {
  readonly stake: MoneyJson;
  readonly grant: string | null;
}

/** What the round took from the player: nothing, where the house paid it. */
export const ownStake = ({ stake, grant }: Staked, nothing: Money): Money =>
  grant === null ? fromJson(stake) : nothing;

/**
 * Rounds that the house pays, in the frame: told before the first of them, counted while they are played, summed up
 * after the last. Until then the bet is the grant's and cannot be chosen.
 */
export class FreePlay {
  readonly #desk: GameContext;
  readonly #choice: StakeChoice;
  readonly #sign = element('p', { class: 'free-rounds', hidden: '' });
  readonly #number: Intl.NumberFormat;
  readonly #plural: Intl.PluralRules;
  #told: readonly FreeRoundsJson[] = [];
  #playing: FreeRoundsJson | null = null;

  constructor(desk: GameContext, choice: StakeChoice) {
    const { language } = desk.settings;
    this.#desk = desk;
    this.#choice = choice;
    this.#number = new Intl.NumberFormat(language);
    this.#plural = new Intl.PluralRules(language);
    byId('bar').prepend(this.#sign);
  }

  /** The grant that the next round is one of; null where the player stakes it himself. */
  get grant(): string | null {
    return this.#playing?.id ?? null;
  }

  /** What is left and what was won, of rounds that the player has seen. */
  hear({ freeRounds }: Granted): void {
    this.#told = freeRounds;
    this.#playing = this.#knownOf(this.grant);
    this.#show();
  }

  /** What is left. What a round won is told when it has been shown, by `hear`. */
  count({ freeRounds }: Granted): void {
    const won = (id: string): MoneyJson => this.#knownOf(id)?.won ?? toJson(this.#desk.nothing);
    this.hear({ freeRounds: freeRounds.map((told) => ({ ...told, won: won(told.id) })) });
  }

  /** A round that this frame was never told of is shown: with those of its grant, where it has one. */
  takeUp({ grant }: Pick<Staked, 'grant'>): void {
    if (grant !== null) this.#turnTo(this.#knownOf(grant));
  }

  /** Goes on after a round, or begins. A grant that is used up is summed up, and the next one is told. */
  async goOn(): Promise<void> {
    const { free } = this.#desk.texts;
    const played = this.#playing;
    if (played && played.left > 0) return;
    if (played) {
      const words =
        fromJson(played.won).minor > 0n
          ? fill(free.total, { amount: this.#amount(played.won) })
          : free.nothing;
      await this.#tell([free.over, words, ...this.#afterwards()], free.goOn);
    }
    await this.#begin();
  }

  /** Tells of a grant that the wallet takes no more of, and goes on without it. Answers whether it was that. */
  async isRefused(error: unknown): Promise<boolean> {
    if (!(error instanceof ApiFailure) || error.type !== 'FreeRoundsRefused') return false;
    const { free } = this.#desk.texts;
    const refused = this.grant;
    this.#told = this.#told.filter(({ id }) => id !== refused);
    const words = error.reasons.includes('FreeStakeDiffers') ? free.changed : free.ended;
    await this.#tell([words, ...this.#afterwards()], free.goOn);
    await this.#begin();
    return true;
  }

  /** How many are left, for those who do not see it; nothing while the player's own stakes are played. */
  words(): string {
    return this.#playing
      ? fill(this.#desk.texts.free.left, { count: this.#number.format(this.#playing.left) })
      : '';
  }

  async #begin(): Promise<void> {
    const { free } = this.#desk.texts;
    const next = this.#next();
    this.#turnTo(next);
    if (!next) return;
    const intro = this.#plural.select(next.left) === 'one' ? free.introOne : free.introOther;
    const values = { count: this.#number.format(next.left), amount: this.#amount(next.stake) };
    const soFar = fill(free.soFar, { amount: this.#amount(next.won) });
    const hasWon = fromJson(next.won).minor > 0n;
    await this.#tell([fill(intro, values), free.terms, ...(hasWon ? [soFar] : [])], free.start);
  }

  #turnTo(grant: FreeRoundsJson | null): void {
    const { bar, texts } = this.#desk;
    this.#playing = grant;
    this.#choice.hold(grant && fromJson(grant.stake));
    bar.nameStake(grant ? texts.free.stake : null);
    this.#show();
  }

  #show(): void {
    const { free } = this.#desk.texts;
    const grant = this.#playing;
    this.#sign.hidden = !grant;
    if (!grant) return;
    const won = fill(free.won, { amount: this.#amount(grant.won) });
    this.#sign.replaceChildren(element('span', {}, this.words()), ' ', element('span', {}, won));
  }

  /** Stops the game until the player has read it. */
  async #tell(words: readonly string[], label: string): Promise<void> {
    const { bar, notice } = this.#desk;
    await new Promise<void>((act) => notice.block(words, { label, act }));
    bar.focusMain();
  }

  /** What comes after a grant is said, unless another one is told next. */
  #afterwards(): readonly string[] {
    return this.#next() ? [] : [this.#desk.texts.free.ownBets];
  }

  #next(): FreeRoundsJson | null {
    return this.#told.find(({ left }) => left > 0) ?? null;
  }

  #knownOf(grant: string | null): FreeRoundsJson | null {
    return this.#told.find(({ id }) => id === grant) ?? null;
  }

  #amount(amount: MoneyJson): string {
    return this.#desk.format(fromJson(amount));
  }
}
