import type { RefusalPartsFragment } from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../../design/feedback/Banner.tsx';
import { ButtonLink } from '../../../design/button/Button.tsx';
import { useHref, useText } from '../../content/index.ts';
import { reasonTold } from './refusal.ts';
import { SourceOfWealthLink } from '../../identity/index.ts';
import { useReason } from '../wording.ts';

/** Where the player ends the reason himself, by its type. */
const WAYS: Readonly<Record<string, string>> = {
  DepositLimitUsedUp: '/profile/limits/',
  KycRequired: '/profile/documents/',
  PhoneVerificationRequired: '/phone-verification/',
};

/** A desk that takes nothing now: why, until when, and the way to what opens it. */
export function ClosedDesk({ refusal }: { refusal: RefusalPartsFragment }) {
  const text = useText();
  const href = useHref();
  const reason = useReason();
  const { type } = refusal;
  const way = Object.hasOwn(WAYS, type) ? WAYS[type] : undefined;
  return (
    <Banner
      tone="warning"
      actions={
        type === 'SourceOfWealthRequired' ? (
          <SourceOfWealthLink size="small">{text(`cashier.way.${type}`)}</SourceOfWealthLink>
        ) : (
          way && (
            <ButtonLink size="small" href={href(way)}>
              {text(`cashier.way.${type}`)}
            </ButtonLink>
          )
        )
      }
    >
      {reason(reasonTold(refusal))}
    </Banner>
  );
}
