import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { type Launch, useStudioFrame } from '../catalogue/index.ts';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useDateTag, useHref, useText } from '../../i18n/i18n.tsx';
import { LimitNotice } from '../limits/index.ts';
import { WinBeingChecked } from '../wallet/index.ts';
import { useFramePages } from './frameInPage/useFramePages.ts';
import { useFrameInPage } from './frameInPage/useFrameInPage.ts';
import './sportsbookStage.css';
import { LaunchSportsbook } from '@foyer/contract/generated/operations.ts';
import {
  BOOK_THEME,
  pageIn,
  pickIn,
  readBookMessage,
  withHandover,
} from '@foyer/contract/sportsbook/frame.ts';
import { PICK_QUERY } from '@foyer/contract/sportsbook/pickQuery.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { saveCoupon, savedCoupon } from '../../transport/storage/sportsCoupon.ts';
import { AcceptDocumentsButton } from '../legal/index.ts';
import { useGraphql } from '../../app/graphql.tsx';

interface SportsbookProps {
  /** Called when a visitor wants to bet. */
  onSignIn(): void;
  /** Called with the page that the sportsbook shows, for the URL. */
  onPage(page: string): void;
}

/** OPEN-43: the provider's sportsbook. */
export function Sportsbook({ onSignIn, onPage }: SportsbookProps) {
  const text = useText();
  const { launch, refusedBet, frame, retry } = useSportsbook({ onSignIn, onPage });
  const isRunning = launch.step === 'loading' || launch.step === 'ready';
  const view = useRef<HTMLDivElement>(null);
  const uncovered = useRef<HTMLDivElement>(null);
  useTopOffset(view);
  const origin = isRunning ? launch.origin : null;
  useFrameInPage({ view, uncovered, frame, origin });
  useFramePages(frame, origin);
  return (
    <div className="fy-sportsbook">
      <LimitNotice bet={refusedBet} />
      <WinBeingChecked />
      <div ref={uncovered} className="fy-sportsbook__uncovered" />
      <div ref={view} className="fy-sportsbook__view">
        {isRunning && (
          <iframe
            ref={frame}
            className="fy-sportsbook__frame"
            title={text('sports.frame')}
            src={launch.url}
            // `allow-same-origin` is safe, because the sportsbook has another origin and cannot access ours.
            sandbox="allow-scripts allow-same-origin allow-forms"
          />
        )}
        {launch.step !== 'ready' && (
          <div className="fy-sportsbook__curtain">
            <Curtain launch={launch} onRetry={retry} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Covers the frame until the sportsbook is ready. If the sportsbook cannot be opened, it shows the reason. */
function Curtain({ launch, onRetry }: { launch: Launch; onRetry: () => void }) {
  const text = useText();
  const href = useHref();
  const toLobby = <ButtonLink href={href('/')}>{text('sports.toLobby')}</ButtonLink>;
  if (launch.step === 'blocked') return <Blocked launch={launch} toLobby={toLobby} onRetry={onRetry} />;
  if (launch.step === 'ended')
    return (
      <Closed action={<Button onClick={onRetry}>{text('sports.openHere')}</Button>}>
        {text('sports.ended')}
      </Closed>
    );
  if (launch.step !== 'failed')
    return (
      <>
        <output className="fy-sr">{text('sports.loading')}</output>
        <Skeleton shape="hero" />
      </>
    );
  const isOffered = launch.failure !== 'unavailable';
  return (
    <Closed action={isOffered ? <Button onClick={onRetry}>{text('shell.tryAgain')}</Button> : toLobby}>
      {text(`sports.failed.${launch.failure}`)}
    </Closed>
  );
}

function Closed({ action, children }: { action: ReactNode; children: string }) {
  const text = useText();
  return (
    <div role="alert">
      <State drawing="curtain" title={text('sports.frame')} action={action}>
        {children}
      </State>
    </div>
  );
}

/** RG-04, RG-05, FLAG-11: why the player may not bet. A retry would be refused again, so it is not offered. */
function Blocked({
  launch: { block },
  toLobby,
  onRetry,
}: {
  launch: Extract<Launch, { step: 'blocked' }>;
  toLobby: ReactNode;
  onRetry: () => void;
}) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const { reason, until } = block;
  const message =
    until !== null && (reason === 'Timeout' || reason === 'SelfExcluded' || reason === 'SessionLimitReached')
      ? text(`sports.blocked.${reason}.until`, { until: dateTime(until) })
      : text(`sports.blocked.${reason}`);
  const verify = <ButtonLink href={href('/profile/documents/')}>{text('sports.showWhoYouAre')}</ButtonLink>;
  const actions: Readonly<Record<string, ReactNode>> = {
    IdentityUnderReview: verify,
    KycRequired: verify,
    ContentAcceptRequired: <AcceptDocumentsButton variant="primary" onAccepted={onRetry} />,
    PhoneVerificationRequired: (
      <ButtonLink href={href('/phone-verification/')}>{text('sports.verifyPhone')}</ButtonLink>
    ),
  };
  return <Closed action={actions[reason] ?? toLobby}>{message}</Closed>;
}

/** Sets `--_above` to the distance of the element from the top of the page. */
function useTopOffset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = element.current;
    if (!view) return undefined;
    const measure = () => {
      const above = Math.round(view.getBoundingClientRect().top + scrollY);
      view.style.setProperty('--_above', `${above}px`);
    };
    // The height of the page changes when content above the element does.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
}

/** Launches the sportsbook and handles its frame's messages: a studio's, and those about the bet slip. */
function useSportsbook({ onSignIn, onPage }: SportsbookProps) {
  const graphql = useGraphql();
  const dates = useDateTag();
  return useStudioFrame({
    frameId: 'sportsbook',
    name: 'sportsbook',
    async open() {
      const { data, error } = await graphql.mutate(LaunchSportsbook, {}, []);
      if (!data) return { type: 'refused', refusal: refusalOf(error) };
      const { url, origin } = data.launchSportsbook;
      return { type: 'opened', url: withHandover(url, { ...handover(), dates }), origin, hasMessages: true };
    },
    onMessage(data) {
      const message = readBookMessage(data);
      if (message?.type === 'coupon') {
        saveCoupon(message.coupon);
        forgetPick();
      }
      if (message?.type === 'page') onPage(message.page);
      if (message?.type === 'signIn') onSignIn();
    },
  });
}

/** A site without a sportsbook shows the error of an unavailable game. */
function refusalOf(error: Parameters<typeof serverErrorIn>[0]): ReturnType<typeof serverErrorIn> {
  const refusal = serverErrorIn(error);
  return refusal?.type === 'SportsbookNotAvailable' ? { ...refusal, type: 'GameNotAvailable' } : refusal;
}

function handover() {
  const style = getComputedStyle(document.documentElement);
  const theme = BOOK_THEME.map((name) => [name, style.getPropertyValue(`--fy-${name}`).trim()] as const);
  return {
    theme: Object.fromEntries(theme),
    scheme: style.colorScheme.includes('dark') ? ('dark' as const) : ('light' as const),
    coupon: savedCoupon(),
    page: pageIn(new URLSearchParams(location.search)),
    pick: pickIn(new URLSearchParams(location.search)),
  };
}

/** PROMO-11: the bet slip now has the pick; a reload must not add it again after the player has removed it. */
function forgetPick(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PICK_QUERY)) return;
  address.searchParams.delete(PICK_QUERY);
  history.replaceState(history.state, '', address);
}
