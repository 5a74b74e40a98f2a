import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { regionalTag, type Locale } from '@foyer/domain/locale.ts';
import type { MoneyJson } from '@foyer/domain/money.ts';
import type { Welcome } from '@foyer/contract/signIn/welcome.ts';
import type { WelcomeView } from '../../../app/app.tsx';
import { moneyFormat } from '../../../i18n/money.ts';
import { moneyPieces } from '../../../ui/money/moneyPieces.ts';

interface Reader {
  readonly locale: Locale;
  readonly region: string | null;
  readonly nowMs: number;
}

/** Writes amounts and times on the server, so that the sign-in page needs no code for them in the browser. */
export function welcomeView({ pots, wins, offer }: Welcome, { locale, region, nowMs }: Reader): WelcomeView {
  const money = moneyFormat(locale);
  const pieces = (value: MoneyJson) =>
    moneyPieces(money.parts(value)).map((piece) => ({ text: piece.value, isMinor: piece.kind === 'minor' }));
  const relative = new Intl.RelativeTimeFormat(regionalTag(locale, region), {
    numeric: 'auto',
    style: 'short',
  });
  const ago = (at: string): string => {
    const passedMs = nowMs - Date.parse(at);
    if (passedMs < HOUR) return relative.format(-Math.max(1, Math.floor(passedMs / MINUTE)), 'minute');
    if (passedMs < DAY) return relative.format(-Math.floor(passedMs / HOUR), 'hour');
    return relative.format(-Math.floor(passedMs / DAY), 'day');
  };
  return {
    pots: pots.map(({ id, value }) => ({ id, pieces: pieces(value) })),
    wins: wins.map(({ id, amount, drop, at }) => ({ id, amount: money(amount), drop, at, ago: ago(at) })),
    offer,
  };
}
