import { useRef } from 'react';
import { ButtonLink, IconButton } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useHref } from '../../content/index.ts';
import { SourceOfWealthLink } from '../../identity/index.ts';
import { BANNER_STYLES } from './bannerStyles.tsx';
import { useDismissal } from './useDismissal.ts';
import { useLiveBanner, type LiveBanner } from './useLiveBanner.ts';

export interface AccountBannerProps {
  /** As the page was told; null for nothing. */
  readonly told: LiveBanner | null;
  /** Where the player is, without locale. */
  readonly path: string;
}

/** OPEN-29: the one thing that concerns the account most. Its place is there without one, so that a new one is read aloud. */
export function AccountBanner({ told, path }: AccountBannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const { isDismissed, dismiss } = useDismissal();
  const banner = useLiveBanner(told);
  const shown = banner && !isDismissed(banner.id) ? banner : null;
  const putAway = (id: string) => {
    // The button goes, and the reader's place would go with it.
    region.current?.focus({ preventScroll: true });
    dismiss(id);
  };
  return (
    <div ref={region} aria-live="polite" tabIndex={-1} className={shown ? 'fy-banners' : 'fy-sr'}>
      {shown && <Shown key={shown.id} banner={shown} path={path} onDismiss={() => putAway(shown.id)} />}
    </div>
  );
}

interface ShownProps {
  readonly banner: LiveBanner;
  readonly path: string;
  readonly onDismiss: () => void;
}

function Shown({ banner, path, onDismiss }: ShownProps) {
  const { type, title, text, dismissal } = banner;
  // Who is there already is not sent there.
  const action = banner.action?.url === path ? null : banner.action;
  const actions = (action || dismissal) && (
    <>
      {action && <Way {...action} isUrgent={BANNER_STYLES[type].tone === 'warning'} />}
      {dismissal && (
        <IconButton label={dismissal} isSmall onClick={onDismiss}>
          <Icon name="x" weight="bold" size="tiny" />
        </IconButton>
      )}
    </>
  );
  return (
    <Banner {...BANNER_STYLES[type]} isQuiet actions={actions}>
      <b>{title}</b> {text}
    </Banner>
  );
}

interface WayProps {
  readonly url: string;
  readonly label: string;
  /** Something waits for it. */
  readonly isUrgent: boolean;
}

function Way({ url, label, isUrgent }: WayProps) {
  const href = useHref();
  const look = { size: 'small', variant: isUrgent ? 'primary' : 'secondary' } as const;
  // FLAG-15: where it is an overlay, the player stays on the page.
  if (url === '/source-of-wealth/') return <SourceOfWealthLink {...look}>{label}</SourceOfWealthLink>;
  return (
    <ButtonLink {...look} href={href(url)}>
      {label}
    </ButtonLink>
  );
}
