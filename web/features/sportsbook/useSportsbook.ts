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

/**
 * Launches the sportsbook, sends it the page's context, and handles its frame's messages: those of a
 * studio's frame, and those about the bet slip.
 */
export function useSportsbook(onSignIn: () => void): SportsbookNow {
  const graphql = useGraphql();
  const [launch, tell] = useReducer(launchState, { step: 'opening' });
  const book = useStudioFrame(launch, tell, (data) => {
    const said = readBookMessage(data);
    if (said?.type === 'coupon') saveCoupon(said.coupon);
    if (said?.type === 'signIn') onSignIn();
  });
  const isOpening = launch.step === 'opening';

  useEffect(() => {
    if (!isOpening) return;
    let isWanted = true;
    void graphql.mutate(LaunchSportsbook, {}, []).then(({ data, error }) => {
      if (!isWanted) return;
      if (!data) return tell({ type: 'refused', refusal: refusalOf(error) });
      const { url, origin: of } = data.launchSportsbook;
      tell({ type: 'opened', url: withHandover(url, handover()), origin: of });
    });
    return () => void (isWanted = false);
  }, [graphql, isOpening]);

  return { ...book, launch, retry: () => tell({ type: 'retried' }) };
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
