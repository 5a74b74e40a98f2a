import type { RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { useHref, useText } from '../../content/index.ts';
import { refusalReason } from './refusal.ts';
import { KycLink, SourceOfWealthLink } from '../../identity/index.ts';
import { useReason } from '../texts.ts';

/** Where the player ends the reason himself, by its type. */
const WAYS: Readonly<Record<string, string>> = {
  DepositLimitUsedUp: '/profile/limits/',
  PhoneVerificationRequired: '/phone-verification/',
};

/** The same over the page. */
const LINKS: Readonly<Record<string, typeof KycLink>> = {
  IdentityUnderReview: KycLink,
  KycRequired: KycLink,
  SourceOfWealthRequired: SourceOfWealthLink,
};

/** A desk that takes nothing now: why, until when, and the way to what opens it. */
export function CashierUnavailable({ refusal }: { refusal: RefusalPartsFragment }) {
  const text = useText();
  const href = useHref();
  const reason = useReason();
  const { type } = refusal;
  const Link = Object.hasOwn(LINKS, type) ? LINKS[type] : undefined;
  const way = Object.hasOwn(WAYS, type) ? WAYS[type] : undefined;
  return (
    <Banner
      tone="warning"
      actions={
        Link ? (
          <Link size="small">{text(`cashier.way.${type}`)}</Link>
        ) : (
          way && (
            <ButtonLink size="small" href={href(way)}>
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
