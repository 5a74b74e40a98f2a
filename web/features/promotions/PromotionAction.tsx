import { ButtonLink } from '../../ui/button/Button.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { DepositLink } from '../wallet/index.ts';
import type { Promotion } from './grouped.ts';

/** PROMO-02: each promotion has a single action. */
export function PromotionAction({ action, title }: { action: Promotion['action']; title: string }) {
  const text = useText();
  const href = useHref();
  const named = (label: string) => ({ 'aria-label': `${label}, ${title}`, children: label });
  return action.link ? (
    <ButtonLink variant="primary" href={href(action.link.url)} {...named(action.link.label)} />
  ) : (
    <DepositLink variant="primary" {...named(text('blocks.deposit'))} />
  );
}
