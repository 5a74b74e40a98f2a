import { createContext, use } from 'react';
import { ButtonLink, type ButtonVariantProps } from '../../ui/button/Button.tsx';
import type { LinkProps } from '../../ui/link/Link.tsx';
import { useHref } from '../content/index.ts';

/** Opens the deposit where the player is. Null where nothing stands around the page that could. */
export const OpenDepositContext = createContext<(() => void) | null>(null);

/** The way to a deposit, in place of the page that is read; the address behind it is for who opens it elsewhere. */
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
