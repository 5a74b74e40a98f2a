import { useEffect, useState, type ComponentType } from 'react';
import type { AccountBannerProps } from '../../features/player/banners/AccountBanner.tsx';
import { whenIdle } from '../../transport/clock/whenIdle.ts';

interface Props extends AccountBannerProps {
  /** The banner's component, if the server rendered one. */
  readonly Served: ComponentType<AccountBannerProps> | null | undefined;
}

/**
 * OPEN-29: the account banner above the page content. Without a server-rendered banner the code is loaded
 * once the player is idle, so that later banners can appear.
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
    if (!wasRendered) return whenIdle(load);
    load();
    return undefined;
  }, [isAvailable, wasRendered]);
  return Banner && <Banner {...props} />;
}
