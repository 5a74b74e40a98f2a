import { createContext, use } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../ui/button/Button.tsx';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { useHref } from '../../i18n/i18n.tsx';

/** Opens the deposit dialog on the current page; null if the layout has no such dialog. */
export const OpenDepositContext = createContext<(() => void) | null>(null);

/** A link that opens the deposit dialog. Its `href` is the deposit page, for clicks that open another tab. */
export function DepositLink(link: ButtonVariantProps & Omit<LinkProps, 'href' | 'onClick'>) {
  const href = useHref();
  const open = use(OpenDepositContext);
  return (
    <ButtonLink
      {...link}
      href={href('/deposit/')}
      {...(open && {
        onClick(event) {
          event.preventDefault();
          open();
        },
      })}
    />
  );
}
