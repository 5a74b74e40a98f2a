import { useRef, useState } from 'react';
import type { BuilderQuote, Quote } from '../../board.ts';
import { api, type Coupon, type Pick, type TermsJson } from '../api.ts';
import { boostedVersion, isBoosted } from '../../model/boosts/boostVersion.ts';
import { BookRefusal } from '../../bets/refusal.ts';
import { lobby } from '../lobby.ts';
import { oddsText } from '../odds/oddsText.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { isSame } from '../slip.ts';

export type BetType = 'singles' | 'combination';

export interface SlipProps {
  readonly picks: readonly Pick[];
  readonly quotes: readonly (Quote | null)[];
  /** The odds together of picks on one match, for each match with several. */
  readonly builders: readonly BuilderQuote[];
  readonly isPlayer: boolean;
  onChange(picks: readonly Pick[]): void;
  onBets(): void;
}

const TERMS: TermsJson = settings.terms;

/** Message shown after a submission. */
export type SubmitMessage = { readonly tone: 'good' | 'bad'; readonly text: string } | null;

export function useBetSlip({ picks, quotes, onChange }: SlipProps) {
  const [message, setMessage] = useState<SubmitMessage>(null);
  const [placed, setPlaced] = useState<readonly Coupon[]>([]);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const unanswered = useRef<{ readonly bet: string; readonly id: string } | null>(null);

  const forget = (): void => {
    setMessage(null);
    setPlaced([]);
  };
  const place = async (betType: BetType, stake: string, takesBetter: boolean): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    forget();
    // The bet is sent with the odds that the player sees, which may be newer than those of the selection.
    const seen = picks.map((pick) => {
      const quote = quotes.find((one) => one && isSame(one, pick));
      return quote ? { ...pick, version: quote.boost?.now ?? quote.now } : pick;
    });
    let left: readonly Pick[] = seen;
    try {
      for (const bet of betType === 'combination' ? [seen] : seen.map((pick) => [pick])) {
        const name = nameOf(bet, stake);
        // A retry after a lost response has the same idempotency key.
        const id = unanswered.current?.bet === name ? unanswered.current.id : crypto.randomUUID();
        unanswered.current = { bet: name, id };
        const coupon = await api.place({ id, picks: [...bet], stake, takesBetter });
        setPlaced((before) => [...before, coupon]);
        unanswered.current = null;
        left = left.filter((pick) => !bet.includes(pick));
      }
      setMessage({ tone: 'good', text: say('placed') });
    } catch (error) {
      const refused = error instanceof BookRefusal ? error : new BookRefusal('ConnectionLost');
      if (refused.type !== 'ConnectionLost') unanswered.current = null;
      reportToLobby(refused);
      left = withChanged(left, refused);
      setMessage({ tone: 'bad', text: refusalText(refused) });
    }
    onChange(left);
    busy.current = false;
    setBusy(false);
  };
  return { message, placed, isBusy, place, forget };
}

/** Identifies a bet by its picks and stake, regardless of the version of the odds. */
const nameOf = (bet: readonly Pick[], stake: string): string =>
  JSON.stringify([stake, ...bet.map(({ match, market, outcome }) => [match, market, outcome])]);

/** FAIR-05: changed odds are shown with the previous odds, and the next submission accepts the new ones. */
const withChanged = (picks: readonly Pick[], { type, legs }: BookRefusal): readonly Pick[] =>
  picks.map((pick) => {
    const changed = legs.find((leg) => isSame(pick, leg));
    if (!changed) return pick;
    // In a combination, a pick keeps its boost for a single bet.
    const keepsBoost = type === 'OddsChanged' && isBoosted(pick.version) && changed.version.startsWith('p');
    return { ...pick, version: keepsBoost ? boostedVersion(changed.version) : changed.version };
  });

const REASONS: Partial<Record<BookRefusal['type'], string>> = {
  LimitReached: 'limitReached',
  ContentAcceptRequired: 'contentAcceptRequired',
  RealityCheckDue: 'realityCheckDue',
  SessionEnded: 'sessionEnded',
  InsufficientFunds: 'insufficientFunds',
};

function reportToLobby({ type, detail }: BookRefusal): void {
  const reason = REASONS[type];
  const { kind = '', period = '', scope = '' } = detail;
  if (reason) lobby.failed(reason, type === 'LimitReached' ? [kind, period, scope] : []);
}

function refusalText({ type, detail, legs }: BookRefusal): string {
  if (type === 'StakeTooHigh' && detail.mostReturn)
    return say('refusal.ReturnTooHigh', { most: amount(detail.mostReturn) });
  const changes = legs.map(({ was, now }) => say('changed', { was: oddsText(was), now: oddsText(now) }));
  const text = say(`refusal.${type}`, {
    least: amount(detail.least ?? TERMS.least),
    most: amount(detail.most || TERMS.most),
    left: amount(detail.left ?? '0'),
  });
  // The picks of a bet builder change together.
  return [text, ...new Set(changes)].join(' ');
}
