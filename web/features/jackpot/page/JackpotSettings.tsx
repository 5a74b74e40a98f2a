import { useRef, useEffect, useState, type RefObject } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { FieldError } from '../../../ui/field/Field.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { Done } from './Done.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { ContributionButton, ContributionPicker } from '../optIn/Contribution.tsx';
import { useConfirmation, useFailure, useRefusal } from '../optIn/useOptInNews.ts';
import type { JackpotProps } from '../useAmounts.ts';
import { useOverlays } from '../../../app/overlays.ts';
import { pageReload } from '../../../app/pageVisit/pageReload.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { tabStorage } from '../../../transport/storage/tabStorage.ts';
import { followAddress } from '../optIn/addressOptIn.ts';
import type { Choice } from '../optIn/optIn.ts';
import { scrollTo } from '../optIn/scrollTo.ts';
import type { Jackpot } from '../useJackpot.ts';

/** JACK-07, JACK-22: the section in which players opt in or out and select a contribution. */
export function JackpotSettings({ jackpot, amounts }: JackpotProps) {
  const section = useRef<HTMLDivElement>(null);
  const undo = useAddressOptIn(jackpot, section);
  const { optedIn } = jackpot.state;
  return (
    <div ref={section}>
      {optedIn === 'failed' ? <Failed /> : <Card jackpot={jackpot} amounts={amounts} undo={undo} />}
    </div>
  );
}

/** JACK-27: shown if the status could not be loaded. */
function Failed() {
  const text = useText();
  const failure = useFailure();
  return (
    <div role="alert">
      <State
        title={failure.title}
        headingLevel={3}
        isPlain
        action={<Button onClick={() => location.reload()}>{text('jackpot.reload')}</Button>}
      >
        {failure.text}
      </State>
    </div>
  );
}

function Card({ jackpot, amounts, undo }: JackpotProps & { readonly undo: (() => void) | null }) {
  const text = useText();
  const { state, given, contribution, choose } = jackpot;
  const isIn = given !== null;
  const optInStatus = state.optedIn === 'loading' ? 'loading' : isIn ? 'in' : 'out';
  const hint =
    optInStatus === 'loading'
      ? ''
      : text(`jackpot.hint.${optInStatus}`, { amount: amounts.contribution(given ?? contribution) });
  return (
    <div className="fy-setting">
      <div className="fy-setting__row">
        <div>
          <h3>{text(`jackpot.status.${optInStatus}`)}</h3>
          <p>{hint}</p>
        </div>
        <Switch
          className="fy-switch--jackpot"
          aria-label={text('jackpot.toggle')}
          checked={isIn}
          disabled={optInStatus === 'loading'}
          onChange={() => choose(!isIn)}
        />
      </div>
      <div className="fy-stack fy-setting__told" aria-live="polite">
        <Status jackpot={jackpot} amounts={amounts} undo={undo} />
      </div>
      <ContributionPicker jackpot={jackpot} amounts={amounts} />
      {isIn && <ContributionButton jackpot={jackpot} amounts={amounts} />}
      <p>{text('jackpot.description')}</p>
    </div>
  );
}

/** If the URL requested the last choice, its confirmation has an undo button. */
function Status({ jackpot, amounts, undo }: JackpotProps & { undo: (() => void) | null }) {
  const text = useText();
  const confirmation = useConfirmation(jackpot, amounts);
  const refusal = useRefusal(jackpot);
  if (refusal !== null) return <FieldError>{refusal}</FieldError>;
  if (undo && jackpot.given !== null)
    return (
      <Done
        action={
          <Button variant="jackpot" size="small" onClick={undo}>
            {text('jackpot.undo')}
          </Button>
        }
      >
        {text('jackpot.byAddress', { amount: amounts.contribution(jackpot.given) })}
      </Done>
    );
  return confirmation !== null && <Done>{confirmation}</Done>;
}

/** JACK-28 to JACK-33. @returns a function that reverts the opt-in; null if the URL requested no opt-in */
function useAddressOptIn(
  { store, terms: { autoOptIn, contributionOptions } }: Jackpot,
  section: RefObject<HTMLElement | null>,
): (() => void) | null {
  const [before, setBefore] = useState<Choice | null>(null);
  const overlays = useOverlays();
  useEffect(
    () =>
      followAddress({
        clock: browserClock,
        settings: { autoOptIn, contributionOptions },
        count: tabStorage(),
        jackpot: store,
        address: {
          read: () => new URL(location.href),
          replace: (url) => history.replaceState(history.state, '', url),
          go: pageReload.begin,
        },
        isBusy: overlays.isBusy,
        scroll: () => scrollTo(section.current, 'center'),
        optedIn: setBefore,
      }),
    [store, autoOptIn, contributionOptions, section, overlays],
  );
  if (!before) return null;
  return () => {
    store.choose(before);
    setBefore(null);
  };
}
