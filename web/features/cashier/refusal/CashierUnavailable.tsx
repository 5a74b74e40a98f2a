import type { RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { refusalReason } from './refusal.ts';
import { KycLink } from '../../kyc/index.ts';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { useReason } from '../texts.ts';

/** Pages where the player can resolve a refusal, by its type. */
const PAGES: Readonly<Record<string, string>> = {
  DepositLimitUsedUp: '/profile/limits/',
  PhoneVerificationRequired: '/phone-verification/',
};

/** Links that open an overlay where the player can resolve a refusal, by its type. */
const OVERLAY_LINKS: Readonly<Record<string, typeof KycLink>> = {
  IdentityUnderReview: KycLink,
  KycRequired: KycLink,
  SourceOfWealthRequired: SourceOfWealthLink,
};

/** Shown when deposits or withdrawals are not available: why, until when, and a link to resolve it. */
export function CashierUnavailable({ refusal }: { refusal: RefusalPartsFragment }) {
  const text = useText();
  const href = useHref();
  const reason = useReason();
  const { type } = refusal;
  const Link = Object.hasOwn(OVERLAY_LINKS, type) ? OVERLAY_LINKS[type] : undefined;
  const page = Object.hasOwn(PAGES, type) ? PAGES[type] : undefined;
  return (
    <Banner
      tone="warning"
      actions={
        Link ? (
          <Link size="small">{text(`cashier.way.${type}`)}</Link>
        ) : (
          page && (
            <ButtonLink size="small" href={href(page)}>
              {text(`cashier.way.${type}`)}
            </ButtonLink>
          )
        )
      }
    >
      {reason(refusalReason(refusal))}
    </Banner>
  );
}
