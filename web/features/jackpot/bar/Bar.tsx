import { useEffect, useRef, useState, useMemo } from 'react';
import { DRAWN_POTS, type DrawnPotId } from '@foyer/contract/jackpot/potNames.ts';
import { IconButton, Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { OptIn, Spotlight, type News, InChip } from '../optIn/OptIn.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useStore } from '../../../app/useStore.ts';
import { DetailsPanel, usePanel, type PanelTrigger } from '../details/DetailsPanel.tsx';
import { useConfirmation, useFailure, useRefusal } from '../optIn/useOptInNews.ts';
import { scrollTo } from '../optIn/scrollTo.ts';
import { useAmounts, type Amounts, type JackpotProps } from '../useAmounts.ts';
import type { Jackpot } from '../useJackpot.ts';
import { createBar, type Placement, createRotation, type BarPhase } from './barState.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pot } from '../pots/Pots.tsx';
import { valueOf } from '../amounts.ts';
import { Switch } from '../../../ui/field/Switch.tsx';
import type { PanelView } from '../details/panelState.ts';

/** JACK-12 to JACK-15, JACK-21: the jackpot bar of a game, the jackpot page or a spotlight, with its details in a panel over the page. */
export function Bar({ jackpot, placement }: { jackpot: Jackpot; placement: Placement }) {
  const text = useText();
  const amounts = useAmounts(jackpot);
  const barRef = useRef<HTMLElement>(null);
  const panel = usePanel();
  const bar = useBar(placement);
  const phase = useStore(bar);
  const news = useNews(jackpot, amounts);
  const isExpanded = phase === 'expanded';
  // On a phone an open bar may reach below the screen.
  useEffect(() => {
    if (isExpanded) scrollTo(barRef.current, 'nearest');
  }, [isExpanded]);
  const { terms, contribution, state } = jackpot;
  if (state.pots.length === 0) return null;
  const parts = { jackpot, amounts };
  const actions = <BarActions {...parts} phase={phase} panel={panel} />;
  // The jackpot page has the bar above the leaderboard and shows the news itself, so the bar leaves it out.
  const common = {
    barRef,
    label: text('jackpot.title'),
    logo: terms.logo,
    news: placement === 'leaderboard' ? null : news,
  };
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
          onTouch={bar.touched}
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

/** JACK-24, JACK-27, JACK-50: the latest confirmation, error or win of another player; null if there is none. */
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

interface Props extends JackpotProps {
  readonly phase: BarPhase;
  readonly panel: PanelTrigger;
}

/** Opt-out button for opted-in players; for others a button that opens the odds first (FAIR-03). */
function BarActions({ jackpot, amounts, phase, panel }: Props) {
  const text = useText();
  const { given, choose, state } = jackpot;
  const opens = (view: PanelView) => ({
    popoverTarget: panel.id,
    onClick: () => panel.show(view),
  });
  if (state.optedIn === 'failed')
    return (
      <Button variant="jackpot" size="small" onClick={() => location.reload()}>
        {text('jackpot.reload')}
      </Button>
    );
  const isIn = given !== null;
  const inFor = isIn && text('jackpot.bar.in', { amount: amounts.contribution(given) });
  const size = phase === 'spotlight' ? 'large' : 'small';
  return (
    <>
      {isIn && phase === 'expanded' && (
        <label>
          <Switch className="fy-switch--jackpot" checked onChange={() => choose(false)} />
          {inFor}
        </label>
      )}
      {isIn && phase !== 'expanded' && <InChip>{inFor}</InChip>}
      {state.optedIn === false && (
        <Button variant="jackpot" size={size} {...opens('odds')}>
          {phase === 'spotlight'
            ? text('jackpot.join', { amount: amounts.contribution(jackpot.contribution) })
            : text('jackpot.bar.join')}
        </Button>
      )}
      {phase !== 'collapsed' && (
        <Button variant={isIn ? 'jackpot' : 'outline'} size={size} {...opens('pots')}>
          {text('jackpot.details')}
        </Button>
      )}
    </>
  );
}
