import { useEffect, useRef, useState, useMemo } from 'react';
import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/pots.ts';
import { IconButton } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { OptIn, Spotlight, type News } from '../optIn/OptIn.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import { DetailsPanel, usePanel } from '../details/DetailsPanel.tsx';
import { useConfirmation, useFailure, useRefusal } from '../optIn/useOptInNews.ts';
import { useAmounts, type Amounts, type JackpotProps } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { BarActions } from './BarActions.tsx';
import { createBar, type Placement, createRotation } from './barState.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pot } from '../pots/Pots.tsx';
import { valueOf } from '../amounts.ts';

/** JACK-12 to JACK-15, JACK-21: the jackpot bar beside a game, with its details in a panel over the page. */
export function Bar({ jackpot, placement }: { jackpot: Jackpot; placement: Placement }) {
  const text = useText();
  const amounts = useAmounts(jackpot);
  const barRef = useRef<HTMLElement>(null);
  const panel = usePanel();
  const bar = useBar(placement);
  const phase = useStore(bar);
  const news = useNews(jackpot, amounts);
  const { terms, contribution, state } = jackpot;
  if (state.pots.length === 0) return null;
  const parts = { jackpot, amounts };
  const actions = <BarActions {...parts} phase={phase} panel={panel} />;
  // Beside the leaderboard, the jackpot page shows the news itself.
  const common = {
    barRef,
    label: text('jackpot.title'),
    logo: terms.logo,
    news: placement === 'leaderboard' ? null : news,
  };
  const isExpanded = phase === 'expanded';
  return (
    <>
      {phase === 'spotlight' ? (
        <Spotlight
          {...common}
          lead={text('jackpot.spotlight', { amount: amounts.contribution(contribution) })}
          actions={actions}
        >
          <PotNow pot="mega" {...parts} />
        </Spotlight>
      ) : (
        <OptIn
          {...common}
          isExpanded={isExpanded}
          actions={actions}
          toggle={<Toggle {...{ isExpanded, bar }} />}
        >
          {isExpanded ? (
            DRAWN_POTS.map((pot) => <PotNow key={pot} pot={pot} {...parts} />)
          ) : (
            <PotByTurns {...parts} />
          )}
        </OptIn>
      )}
      <DetailsPanel
        {...parts}
        panel={panel}
        onFocusLost={() => barRef.current?.querySelector('button')?.focus({ preventScroll: true })}
      />
    </>
  );
}

function Toggle({ isExpanded, bar }: { isExpanded: boolean; bar: { toggle(): void } }) {
  const text = useText();
  return (
    <IconButton
      label={text(isExpanded ? 'jackpot.bar.collapse' : 'jackpot.bar.expand')}
      aria-expanded={isExpanded}
      onClick={bar.toggle}
    >
      <Icon name={isExpanded ? 'caret-down' : 'caret-up'} weight="bold" size="small" />
    </IconButton>
  );
}

/** JACK-24, JACK-27, JACK-50: null if there is no news. */
function useNews(jackpot: Jackpot, amounts: Amounts): News | null {
  const text = useText();
  const confirmation = useConfirmation(jackpot, amounts);
  const refusal = useRefusal(jackpot);
  const failure = useFailure();
  const { notice, optedIn } = jackpot.state;
  if (notice) {
    const won = { pot: amounts.name(notice.pot), amount: amounts.euros(notice.euros) };
    return { text: text('jackpot.won', won), image: jackpot.terms.winnerNotificationImage };
  }
  const message = optedIn === 'failed' ? failure.text : (refusal ?? confirmation);
  return message === null ? null : { text: message, image: null };
}

function useBar(placement: Placement) {
  const [bar] = useState(() =>
    createBar(browserClock, {
      placement,
      isSmallScreen: matchMedia('(max-width: 767.98px)').matches,
    }),
  );
  useEffect(() => bar.stop, [bar]);
  return bar;
}

function PotNow({ pot, jackpot, amounts }: JackpotProps & { readonly pot: DrawnPotId }) {
  const value = valueOf(jackpot.state.pots, pot);
  return (
    <Pot
      pot={pot}
      name={amounts.name(pot)}
      value={value !== null && <Money parts={amounts.parts(value)} isDisplay />}
    />
  );
}

/** JACK-21: a player who has opted in sees the largest pot; others see the pots in rotation. */
function PotByTurns({ jackpot, amounts }: JackpotProps) {
  const rotation = useMemo(() => createRotation(browserClock, DRAWN_POTS.length), []);
  const isOut = jackpot.state.optedIn === false;
  useEffect(() => (isOut ? rotation.start() : undefined), [rotation, isOut]);
  const turn = useStore(rotation);
  return <PotNow pot={DRAWN_POTS[isOut ? turn : 0] ?? 'mega'} jackpot={jackpot} amounts={amounts} />;
}
