import { useEffect, useState, type ComponentType } from 'react';
import type { AccountBannerProps } from '../../features/popUps/banners/AccountBanner.tsx';
import { browserClock } from '../../transport/clock/clock.ts';

const HEAR_AFTER_MS = 3000;

interface Props extends AccountBannerProps {
  /** Its code, where the page came with a banner. */
  readonly Served: ComponentType<AccountBannerProps> | null | undefined;
}

/** OPEN-29: above the room. Who has none hears of one to come, by code that is brought once the page is up. */
export function BannerSlot({ Served, ...props }: Props) {
  const [Banner, setBanner] = useState(() => Served);
  const isThere = Boolean(Banner);
  const isAsked = props.told !== null;
  useEffect(() => {
    if (isThere) return undefined;
    return browserClock.after(isAsked ? 0 : HEAR_AFTER_MS, () => {
      import('../../features/popUps/banners/AccountBanner.tsx').then(
        ({ AccountBanner }) => setBanner(() => AccountBanner),
        () => {}, // the next page brings it
      );
    });
  }, [isThere, isAsked]);
  return Banner && <Banner {...props} />;
}
