import { useRef, type ReactNode, useState } from 'react';
import { ButtonLink, IconButton } from '../../../ui/button/Button.tsx';
import { Banner, type BannerTone } from '../../../ui/feedback/Banner.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useHref } from '../../../i18n/i18n.tsx';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { useLiveBanner, type LiveBanner } from './useLiveBanner.ts';
import { type AccountBannerType, DISMISSED_BANNERS, dismissing } from '@foyer/contract/content/banners.ts';
import { useCookies } from '../../../app/cookies.tsx';

export interface AccountBannerProps {
  /** The banner in the page's query; null if there is none. */
  readonly rendered: LiveBanner | null;
  readonly path: string;
}

/** OPEN-29: the live region is always rendered, so that a new banner is announced. */
export function AccountBanner({ rendered, path }: AccountBannerProps) {
  const region = useRef<HTMLDivElement>(null);
  const { isDismissed, dismiss } = useDismissal();
  const banner = useLiveBanner(rendered);
  const shown = banner && !isDismissed(banner.id) ? banner : null;
  const putAway = (id: string) => {
    // The focused button is about to be removed, so the focus moves to the region.
    region.current?.focus({ preventScroll: true });
    dismiss(id);
  };
  return (
    <div ref={region} aria-live="polite" tabIndex={-1} className={shown ? 'fy-stack fy-banners' : 'fy-sr'}>
      {shown && <Shown key={shown.id} banner={shown} path={path} onDismiss={() => putAway(shown.id)} />}
    </div>
  );
}

function Shown({ banner, path, onDismiss }: { banner: LiveBanner; path: string; onDismiss: () => void }) {
  const { type, title, text, dismissal } = banner;
  // A link to the current page is not shown.
  const action = banner.action?.url === path ? null : banner.action;
  const actions = (action || dismissal) && (
    <>
      {action && <BannerLink {...action} isUrgent={BANNER_STYLES[type].tone === 'warning'} />}
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

/** @param isUrgent something is pending until the player acts, so the link is the primary action */
function BannerLink({ url, label, isUrgent }: { url: string; label: string; isUrgent: boolean }) {
  const href = useHref();
  const style = { size: 'small', variant: isUrgent ? 'primary' : 'secondary' } as const;
  // FLAG-15: on some sites this link opens an overlay.
  if (url === '/source-of-wealth/') return <SourceOfWealthLink {...style}>{label}</SourceOfWealthLink>;
  return (
    <ButtonLink {...style} href={href(url)}>
      {label}
    </ButtonLink>
  );
}

interface BannerStyle {
  readonly tone: BannerTone;
  readonly sign: ReactNode;
}

const WAITING: BannerStyle = { tone: 'warning', sign: <Icon name="files" weight="fill" /> };
const BANK: BannerStyle = { tone: 'info', sign: <Icon name="bank" /> };
const NEWS: BannerStyle = { tone: 'info', sign: <Icon name="megaphone-simple" weight="fill" /> };

/** Tone and icon only repeat what the text says, so no information depends on them. */
const BANNER_STYLES: Readonly<Record<AccountBannerType, BannerStyle>> = {
  AccountClosed: { tone: 'danger', sign: <Icon name="lock-key" /> },
  SelfExclusion: { tone: 'neutral', sign: <Icon name="hand-palm" weight="fill" /> },
  Timeout: { tone: 'neutral', sign: <Icon name="hand-palm" weight="fill" /> },
  IdentityUnderReview: { tone: 'warning', sign: <Icon name="user-circle" weight="fill" /> },
  KycRequired: { tone: 'warning', sign: <Icon name="user-circle" weight="fill" /> },
  SowUploadRequired: WAITING,
  SowRequired: WAITING,
  BankingCDD: BANK,
  InstantBankingGracePeriod: BANK,
  GermanyCloseDown: { tone: 'warning', sign: <Icon name="sign-out" /> },
  Maintenance: { tone: 'neutral', sign: <Icon name="clock" /> },
  InstantBankingJackpot: { tone: 'info', sign: <Icon name="crown-simple" weight="fill" /> },
  Content: NEWS,
  NovemberCampaign: NEWS,
};

/** CONS-09: a dismissed banner stays hidden on later pages only if the visitor consents to storing it. */
function useDismissal() {
  const cookies = useCookies();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  return {
    isDismissed: (id: string) => dismissed.includes(id),
    dismiss(id: string): void {
      setDismissed((before) => [...before, id]);
      cookies?.keep(DISMISSED_BANNERS, dismissing(cookies.get(DISMISSED_BANNERS), id));
    },
  };
}
