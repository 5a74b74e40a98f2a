import { useEffect, useState, type ComponentType } from 'react';
import type { AccountBannerProps } from '../../features/player/banners/AccountBanner.tsx';
import { whenQuiet } from '../../transport/clock/whenQuiet.ts';

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
    const load = () =>
      void import('../../features/player/banners/AccountBanner.tsx').then(
        ({ AccountBanner }) => setBanner(() => AccountBanner),
        () => {}, // retried on the next page
      );
    return wasRendered ? load() : whenQuiet(load);
  }, [isAvailable, wasRendered]);
  return Banner && <Banner {...props} />;
}
