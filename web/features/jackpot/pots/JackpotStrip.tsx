import { DRAWN_POTS, POT_LABELS } from '@foyer/contract/jackpot/potNames.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useLazyPart } from '../../../app/useLazyPart.ts';
import type { PotAmounts } from './FeedPots.tsx';
import type { JackpotTerms } from '../queries.ts';
import { Pots } from './Pots.tsx';

const loadLive = () => import('./FeedPots.tsx');

/**
 * PROMO-06: the live pots, and whether the player takes part. The pots of the page's own response are shown until the
 * feed answers; the note that they are out of date appears without moving the layout.
 */
export function JackpotStrip({ terms, hasNote }: { terms: JackpotTerms; hasNote?: boolean }) {
  const live = useLazyPart(true, 'jackpot', loadLive);
  const show = (amounts: PotAmounts) => <Strip amounts={amounts} hasNote={hasNote} />;
  return live ? <live.FeedPots terms={terms}>{show}</live.FeedPots> : show({ pots: terms.potAmounts });
}

interface StripProps {
  readonly amounts: PotAmounts;
  readonly hasNote: boolean | undefined;
}

function Strip({ amounts: { pots, isStale, optIn }, hasNote }: StripProps) {
  const text = useText();
  const money = useMoney();
  return (
    <Pots
      label={text('blocks.jackpot.pots')}
      pots={DRAWN_POTS.flatMap((pot) =>
        pots
          .filter(({ id }) => id === pot)
          .map((amount) => ({
            pot,
            name: POT_LABELS[pot],
            value: <Money parts={money.parts(amount)} isDisplay />,
          })),
      )}
      status={<Status optIn={optIn} />}
      notes={[
        { text: text('blocks.jackpot.stale'), isShown: isStale === true },
        ...(hasNote ? [{ text: text('blocks.jackpot.live'), isShown: !isStale }] : []),
      ]}
    />
  );
}

/** The jackpot page shows the odds before a player opts in (FAIR-03). */
function Status({ optIn }: Pick<PotAmounts, 'optIn'>) {
  const text = useText();
  const page = useHref()('/jackpot/');
  return optIn?.isIn === false ? (
    <ButtonLink variant="jackpot" size="small" href={page}>
      {optIn.label}
    </ButtonLink>
  ) : (
    <>
      {optIn && <b>{optIn.label}</b>}
      <Link className="fy-link" href={page}>
        {text('blocks.jackpot.more')}
      </Link>
    </>
  );
}
