import type { ReactNode } from 'react';
import type { AccountBannerType } from '@foyer/contract/content/banners.ts';
import type { BannerTone } from '../../../ui/feedback/Banner.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface BannerStyle {
  readonly tone: BannerTone;
  readonly sign: ReactNode;
}

const WAITING: BannerStyle = { tone: 'warning', sign: <Icon name="files" weight="fill" /> };
const BANK: BannerStyle = { tone: 'info', sign: <Icon name="bank" /> };
const NEWS: BannerStyle = { tone: 'info', sign: <Icon name="megaphone-simple" weight="fill" /> };

/** Tone and icon of each banner type; the text says the same, so neither carries meaning alone. */
export const BANNER_STYLES: Readonly<Record<AccountBannerType, BannerStyle>> = {
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
