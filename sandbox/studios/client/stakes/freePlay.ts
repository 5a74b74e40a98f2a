import { fromJson, toJson, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { FreeRoundsJson } from '../../play/freeRounds.ts';
import type { ApiResponse, Paid } from '../api.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import type { GameContext } from '../gameContext.ts';
import { byId, element, fill } from '../page.ts';

/** Part of a response that concerns free rounds, oldest grant first. Grants that are used up stay listed. */
export interface Granted {
  readonly freeRounds: readonly FreeRoundsJson[];
}

/** A round as reported by its table, with the player's own stake or as part of a grant of free rounds. */
export interface Staked {
  readonly stake: MoneyJson;
  readonly grant: string | null;
}

/** What the round cost the player: nothing in a free round. */
export const ownStake = ({ stake, grant }: Staked, nothing: Money): Money =>
  grant === null ? fromJson(stake) : nothing;

/** Free rounds: announced before the first, counted down, and summarized after the last. Their stake is fixed. */
export class FreePlay {
  readonly #context: GameContext;
  readonly #sign = element('p', { class: 'free-rounds', hidden: '' });
  readonly #number: Intl.NumberFormat;
  readonly #plural: Intl.PluralRules;
  #state: readonly FreeRoundsJson[] = [];
  #playing: FreeRoundsJson | null = null;

  constructor(context: GameContext) {
    const { language } = context.settings;
    this.#context = context;
    this.#number = new Intl.NumberFormat(language);
    this.#plural = new Intl.PluralRules(language);
    byId('bar').prepend(this.#sign);
  }

  /** Id of the grant that the next round belongs to; null for a round with the player's own stake. */
  get grant(): string | null {
    return this.#playing?.id ?? null;
  }

  /** Updates the remaining rounds and the winnings, after the round was shown. */
  receive({ freeRounds }: Granted): void {
    this.#state = freeRounds;
    this.#playing = this.#knownOf(this.grant);
    this.#show();
  }

  /** Updates only the remaining rounds; the winnings follow with `receive` after the round was shown. */
  count({ freeRounds }: Granted): void {
    const won = (id: string): MoneyJson => this.#knownOf(id)?.won ?? toJson(this.#context.nothing);
    this.receive({ freeRounds: freeRounds.map((state) => ({ ...state, won: won(state.id) })) });
  }

  /** Shows the balance and the free rounds after a round was paid, or why its win is not paid yet. */
  async receivePayment(paying: Promise<Paid & Granted & ApiResponse>): Promise<void> {
    const { balance, notice, texts } = this.#context;
    const paid = await paying;
    balance.set(fromJson(paid.balance));
    this.receive(paid);
    if (paid.isHeld) notice.showMessage(texts.winBeingChecked);
    else if (!paid.isPaid) notice.showMessage(texts.winUnderway);
  }

  /** Continues the grant of a free round that was played without this frame receiving the response. */
  takeUp({ grant }: Pick<Staked, 'grant'>): void {
    if (grant !== null) this.#turnTo(this.#knownOf(grant));
  }

  /** Called at the start and after each round. Summarizes a used-up grant and announces the next one. */
  async goOn(): Promise<void> {
    const { free } = this.#context.texts;
    const played = this.#playing;
    if (played && played.left > 0) return;
    if (played) {
      const message =
        fromJson(played.won).minor > 0n
          ? fill(free.total, { amount: this.#amount(played.won) })
          : free.nothing;
      await this.#tell([free.over, message, ...this.#afterwards()], free.goOn);
    }
    await this.#begin();
  }

  /** If the wallet has refused the grant, tells the player, continues without it, and returns true. */
  async isRefused(error: unknown): Promise<boolean> {
    if (!(error instanceof PlayRefusal) || error.type !== 'FreeRoundsRefused') return false;
    const { free } = this.#context.texts;
    const refused = this.grant;
    this.#state = this.#state.filter(({ id }) => id !== refused);
    const message = error.reasons.includes('FreeStakeDiffers') ? free.changed : free.ended;
    await this.#tell([message, ...this.#afterwards()], free.goOn);
    await this.#begin();
    return true;
  }

  /** Number of remaining free rounds for screen readers; empty in rounds with the player's own stake. */
  message(): string {
    return this.#playing
      ? fill(this.#context.texts.free.left, { count: this.#number.format(this.#playing.left) })
      : '';
  }

  async #begin(): Promise<void> {
    const { free } = this.#context.texts;
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
    const { bar, choice, texts } = this.#context;
    this.#playing = grant;
    choice.fix(grant && fromJson(grant.stake));
    bar.nameStake(grant ? texts.free.stake : null);
    this.#show();
  }

  #show(): void {
    const { free } = this.#context.texts;
    const grant = this.#playing;
    this.#sign.hidden = !grant;
    if (!grant) return;
    const won = fill(free.won, { amount: this.#amount(grant.won) });
    this.#sign.replaceChildren(element('span', {}, this.message()), ' ', element('span', {}, won));
  }

  /** Blocks the game until the player confirms the message. */
  async #tell(message: readonly string[], label: string): Promise<void> {
    const { bar, notice } = this.#context;
    await new Promise<void>((act) => notice.block(message, { label, act }));
    bar.focusMain();
  }

  /** Text for what follows a grant; empty when another grant follows, because it has its own message. */
  #afterwards(): readonly string[] {
    return this.#next() ? [] : [this.#context.texts.free.ownBets];
  }

  #next(): FreeRoundsJson | null {
    return this.#state.find(({ left }) => left > 0) ?? null;
  }

  #knownOf(grant: string | null): FreeRoundsJson | null {
    return this.#state.find(({ id }) => id === grant) ?? null;
  }

  #amount(amount: MoneyJson): string {
    return this.#context.format(fromJson(amount));
  }
}
