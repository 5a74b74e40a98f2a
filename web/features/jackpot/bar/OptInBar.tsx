import { useEffect, useMemo, useState } from 'react';
import { JackpotSettings } from '@foyer/contract/generated/operations.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/pots.ts';
import { ButtonLink, IconButton } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icon/Icon.tsx';
import { Money } from '../../../design/money/Money.tsx';
import { OptIn } from '../../../design/money/jackpot/OptIn.tsx';
import { Pot } from '../../../design/money/jackpot/Pots.tsx';
import { browserClock } from '../../../transport/clock/clock.ts';
import { question } from '../../../transport/graphql/question.ts';
import { useAnswer, useHref, useSettings, useText } from '../../content/index.ts';
import { valueOf } from '../amounts.ts';
import type { JackpotTerms } from '../questions.ts';
import { useAmounts, type Amounts } from '../useAmounts.ts';
import { useJackpot, type Jackpot } from '../useJackpot.ts';
import { useWatched } from '../watched.ts';
import { useWins } from '../win/useWins.ts';
import { createBar, createRotation } from './barState.ts';

/** JACK-12 to JACK-15, JACK-21: the jackpot beside a running game. Its terms and its switch are on its page. */
export function OptInBar() {
  const { country } = useSettings();
  const { data } = useAnswer(question(JackpotSettings, { ipCountryCode: country }));
  const terms = data?.jackpotSettings;
  return terms?.enabled ? <Bar terms={terms} /> : null;
}

function Bar({ terms }: { terms: JackpotTerms }) {
  const text = useText();
  const jackpot = useJackpot(terms);
  const amounts = useAmounts(jackpot);
  useWins(jackpot);
  const bar = useBar();
  const isExpanded = useWatched(bar) === 'expanded';
  const { pots, notice } = jackpot.state;
  if (pots.length === 0) return null;
  return (
    <OptIn
      label={text('jackpot.title')}
      isExpanded={isExpanded}
      told={
        notice && text('jackpot.won', { pot: amounts.name(notice.pot), amount: amounts.euros(notice.euros) })
      }
      toggle={
        <IconButton
          label={text(isExpanded ? 'jackpot.bar.collapse' : 'jackpot.bar.expand')}
          aria-expanded={isExpanded}
          onClick={bar.toggle}
        >
          <Icon name={isExpanded ? 'caret-down' : 'caret-up'} weight="bold" size="small" />
        </IconButton>
      }
      act={<Standing jackpot={jackpot} amounts={amounts} />}
    >
      {isExpanded ? (
        DRAWN_POTS.map((pot) => <PotNow key={pot} pot={pot} jackpot={jackpot} amounts={amounts} />)
      ) : (
        <PotByTurns jackpot={jackpot} amounts={amounts} />
      )}
    </OptIn>
  );
}

/** Whether the player is in, and the way to where that is changed. */
function Standing({ jackpot: { state, contribution }, amounts }: Parts) {
  const text = useText();
  const href = useHref();
  const isIn = state.optedIn === true;
  const label = isIn
    ? text('jackpot.bar.in', { amount: amounts.contribution(contribution) })
    : text(state.optedIn === false ? 'jackpot.bar.join' : 'jackpot.panel.page');
  return (
    <ButtonLink variant={isIn ? 'outline' : 'jackpot'} size="small" href={href('/jackpot/')}>
      {label}
    </ButtonLink>
  );
}

interface Parts {
  readonly jackpot: Jackpot;
  readonly amounts: Amounts;
}

/** JACK-21: the largest, or by turns where the player is out. */
function PotByTurns({ jackpot, amounts }: Parts) {
  const rotation = useMemo(() => createRotation(browserClock, DRAWN_POTS.length), []);
  const isOut = jackpot.state.optedIn === false;
  useEffect(() => (isOut ? rotation.start() : undefined), [rotation, isOut]);
  const turn = useWatched(rotation);
  return <PotNow pot={DRAWN_POTS[isOut ? turn : 0] ?? 'mega'} jackpot={jackpot} amounts={amounts} />;
}

function PotNow({ pot, jackpot, amounts }: Parts & { readonly pot: (typeof DRAWN_POTS)[number] }) {
  const value = valueOf(jackpot.state.pots, pot);
  return (
    <Pot
      pot={pot}
      name={amounts.name(pot)}
      value={value !== null && <Money parts={amounts.parts(value)} isDisplay />}
    />
  );
}

function useBar() {
  const [bar] = useState(() =>
    createBar(browserClock, { closesByItself: matchMedia('(max-width: 767.98px)').matches }),
  );
  useEffect(() => bar.stop, [bar]);
  return bar;
}
