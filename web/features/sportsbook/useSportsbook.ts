import { LaunchSportsbook } from '@foyer/contract/generated/operations.ts';
import { BOOK_THEME, readBookMessage, withHandover } from '@foyer/contract/sportsbook/frame.ts';
import { serverErrorIn } from '../../transport/graphql/errors.ts';
import { saveCoupon, savedCoupon } from '../../transport/storage/sportsCoupon.ts';
import { useStudioFrame } from '../catalogue/index.ts';
import { useGraphql } from '../../app/graphql.tsx';

/** Launches the sportsbook and handles its frame's messages: a studio's, and those about the bet slip. */
export function useSportsbook(onSignIn: () => void) {
  const graphql = useGraphql();
  return useStudioFrame({
    name: 'sportsbook',
    async open() {
      const { data, error } = await graphql.mutate(LaunchSportsbook, {}, []);
      if (!data) return { type: 'refused', refusal: refusalOf(error) };
      const { url, origin } = data.launchSportsbook;
      return { type: 'opened', url: withHandover(url, handover()), origin };
    },
    onMessage(data) {
      const message = readBookMessage(data);
      if (message?.type === 'coupon') saveCoupon(message.coupon);
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
  };
}
