import { useEffect, useState, type ComponentType } from 'react';
import type { AccountBannerProps } from '../../features/player/banners/AccountBanner.tsx';
import { browserClock } from '../../transport/clock/clock.ts';

const LOAD_AFTER_MS = 3000;

interface Props extends AccountBannerProps {
  /** The banner's component, if the server rendered one. */
  readonly Served: ComponentType<AccountBannerProps> | null | undefined;
}

/**
 * OPEN-29: the account banner above the page content. Without a server-rendered banner the code is loaded
 * after the page, so that later banners can appear.
 */
export function BannerSlot({ Served, ...props }: Props) {
  const [Banner, setBanner] = useState(() => Served);
  const isAvailable = Boolean(Banner);
  const wasRendered = props.rendered !== null;
  useEffect(() => {
    if (isAvailable) return undefined;
    return browserClock.after(wasRendered ? 0 : LOAD_AFTER_MS, () => {
      import('../../features/player/banners/AccountBanner.tsx').then(
        ({ AccountBanner }) => setBanner(() => AccountBanner),
        () => {}, // retried on the next page
      );
    });
  }, [isAvailable, wasRendered]);
  return Banner && <Banner {...props} />;
}
