import { useEffect, useReducer } from 'react';
import { LaunchSportsbook } from '@foyer/contract/generated/operations.ts';
import { BOOK_THEME, readBookMessage, withHandover } from '@foyer/contract/sportsbook/frame.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { saveCoupon, savedCoupon } from '../../transport/storage/sportsCoupon.ts';
import { launchState, useStudioFrame, type Launch, type StudioFrame } from '../catalogue/index.ts';
import { useGraphql } from '../../app/graphql.tsx';

interface SportsbookNow extends StudioFrame {
  readonly launch: Launch;
  retry(): void;
}

/** Launches the sportsbook and handles its frame's messages: a studio's, and those about the bet slip. */
export function useSportsbook(onSignIn: () => void): SportsbookNow {
  const graphql = useGraphql();
  const [launch, dispatch] = useReducer(launchState, { step: 'opening' });
  const frame = useStudioFrame(launch, dispatch, (data) => {
    const message = readBookMessage(data);
    if (message?.type === 'coupon') saveCoupon(message.coupon);
    if (message?.type === 'signIn') onSignIn();
  });
  const isOpening = launch.step === 'opening';

  useEffect(() => {
    if (!isOpening) return;
    let isCurrent = true;
    void graphql.mutate(LaunchSportsbook, {}, []).then(({ data, error }) => {
      if (!isCurrent) return;
      if (!data) return dispatch({ type: 'refused', refusal: refusalOf(error) });
      const { url, origin: of } = data.launchSportsbook;
      dispatch({ type: 'opened', url: withHandover(url, handover()), origin: of });
    });
    return () => void (isCurrent = false);
  }, [graphql, isOpening]);

  return { ...frame, launch, retry: () => dispatch({ type: 'retried' }) };
}

/** On a site without a sportsbook, the error is shown as for a game that is not available. */
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
  };
}
