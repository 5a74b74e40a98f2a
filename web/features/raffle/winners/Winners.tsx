import type { Currency } from '@foyer/domain/currency.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { WinnersInstead, WinnerTicker } from './WinnerTicker.tsx';
import { useNow } from '../../../ui/section/useNow.ts';
import { useQuery } from '../../../app/graphql.tsx';
import { useApp } from '../../../app/app.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useTimeZone } from '../../../i18n/useTimeZone.ts';
import { ago, winnerRows, type WinnerRow } from './winnerRows.ts';
import { RaffleWinners } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';

/** RAFF-06, RAFF-21: the latest winners of the raffle. */
export function Winners({ currency }: { currency: Currency }) {
  const text = useText();
  const { data, error } = useQuery(winnersQuery(currency));
  const title = text('raffle.winners');
  if (!data) return <WinnersInstead title={title}>{error && text('raffle.winners.failed')}</WinnersInstead>;
  const rows = winnerRows(data.raffleWinners);
  if (rows.length === 0) return <WinnersInstead title={title}>{text('raffle.winners.none')}</WinnersInstead>;
  return <Ticker title={title} rows={rows} />;
}

function Ticker({ title, rows }: { title: string; rows: readonly WinnerRow[] }) {
  const text = useText();
  const money = useMoney();
  const { locale, renderedAtMs } = useApp();
  const nowMs = useNow(true, renderedAtMs, MINUTE);
  const options = { tag: languageTag(locale), timeZone: useTimeZone() };
  return (
    <WinnerTicker
      title={title}
      labels={{ stop: text('raffle.winners.stop'), run: text('raffle.winners.run') }}
      winners={rows.map(({ cursor, initials, amount, drop, at }) => ({
        key: cursor,
        who: initials,
        amount: <Money parts={money.parts(amount)} isDisplay />,
        details: [text(`raffle.dropOf.${drop}`), ago(at, nowMs, options)],
      }))}
    />
  );
}

/** RAFF-21: number of winners that are shown. */
const LAST = 15;

export const winnersQuery = (currency: Currency) =>
  createQuery(RaffleWinners, { baseCurrency: currency, last: LAST });
