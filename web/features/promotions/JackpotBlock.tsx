import type { JackpotPartsFragment } from '@foyer/contract/generated/operations.ts';
import { DRAWN_POTS, POT_LABELS } from '@foyer/contract/jackpot/pots.ts';
import { Money } from '../../ui/money/Money.tsx';
import { Pots, JackpotPots } from '../jackpot/index.ts';
import { Section } from '../../ui/section/Section.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';

/** PROMO-06: the live pots. Their values load later without moving the layout. */
export function JackpotBlock({ terms }: { terms: JackpotPartsFragment }) {
  const text = useText();
  const href = useHref();
  return (
    <Section
      title={text('places.promotions.jackpot.title')}
      more={{ href: href('/jackpot/'), label: text('places.promotions.jackpot.more') }}
    >
      <JackpotPots terms={terms}>
        {({ parts, isStale }) => (
          <>
            <Pots
              label={text('places.promotions.jackpot.pots')}
              pots={DRAWN_POTS.map((pot) => {
                const amount = parts(pot);
                return {
                  pot,
                  name: POT_LABELS[pot] ?? pot,
                  value: amount ? <Money parts={amount} isDisplay /> : '–',
                };
              })}
            />
            <p className="fy-offer-note">
              {text(isStale ? 'places.promotions.jackpot.stale' : 'places.promotions.jackpot.live')}
            </p>
          </>
        )}
      </JackpotPots>
    </Section>
  );
}
