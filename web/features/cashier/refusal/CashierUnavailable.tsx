import type { MessageKey } from '@foyer/contract/generated/messages.ts';
import type { RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { AcceptDocumentsButton } from '../../legal/index.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { refusalReason } from './refusal.ts';
import { KycLink } from '../../kyc/index.ts';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { useReason } from '../texts.ts';

/** Pages where the player can resolve a refusal, by the type of the refusal. */
const PAGES: Readonly<Record<string, { readonly path: string; readonly label: MessageKey }>> = {
  DepositLimitUsedUp: { path: '/profile/limits/', label: 'cashier.way.DepositLimitUsedUp' },
  EmailVerificationRequired: { path: '/verify-email/', label: 'cashier.way.EmailVerificationRequired' },
  PhoneVerificationRequired: { path: '/phone-verification/', label: 'cashier.way.PhoneVerificationRequired' },
};

/** The page of the limits that count at all brands. */
const GLOBAL_LIMITS = '/profile/global-limits/';

/** Overlays where the player can resolve a refusal, by the type of the refusal. */
const LINKS: Readonly<Record<string, { readonly Link: typeof KycLink; readonly label: MessageKey }>> = {
  IdentityUnderReview: { Link: KycLink, label: 'cashier.way.IdentityUnderReview' },
  KycRequired: { Link: KycLink, label: 'cashier.way.KycRequired' },
  SourceOfWealthRequired: { Link: SourceOfWealthLink, label: 'cashier.way.SourceOfWealthRequired' },
};

export function CashierUnavailable({ refusal }: { refusal: RefusalPartsFragment }) {
  const text = useText();
  const href = useHref();
  const reason = useReason();
  const { type, rule } = refusal;
  const link = Object.hasOwn(LINKS, type) ? LINKS[type] : undefined;
  const isContent = type === 'ContentAcceptRequired';
  const page = Object.hasOwn(PAGES, type) ? PAGES[type] : undefined;
  return (
    <Banner
      tone="warning"
      actions={
        isContent ? (
          <AcceptDocumentsButton size="small" />
        ) : link ? (
          <link.Link size="small">{text(link.label)}</link.Link>
        ) : (
          page && (
            <ButtonLink size="small" href={href(rule === 'LIMIT-13' ? GLOBAL_LIMITS : page.path)}>
              {text(page.label)}
            </ButtonLink>
          )
        )
      }
    >
      {reason(refusalReason(refusal))}
    </Banner>
  );
}
