import type { ViewerPartsFragment } from '@foyer/contract/generated/operations.ts';
import { AccountMenu } from '../../ui/header/AccountMenu.tsx';
import { HeaderFigures } from '../../ui/header/HeaderFigures.tsx';
import { PaymentNews } from '../../features/cashier/news/PaymentNews.tsx';
import { useHref, useSettings, useText } from '../../features/content/index.ts';
import { SignOutButton } from '../../features/identity/index.ts';
import { DepositLink, HeaderBalance } from '../../features/wallet/index.ts';
import { accountNavItems } from './menu/accountNavItems.ts';
import { SessionTime } from './session/SessionTime.tsx';

/** What the player holds, and who the player is. */
export function AccountCorner({
  viewer: { player },
  path,
  isPlaying,
}: {
  viewer: ViewerPartsFragment;
  /** Where the player is, without locale. */
  path: string;
  isPlaying: boolean;
}) {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  const { firstName, lastName } = player.personalInfo;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <HeaderFigures>
        <SessionTime startedAt={player.sessionStartedAt} path={path} />
        <HeaderBalance />
      </HeaderFigures>
      <PaymentNews />
      <DepositLink variant="primary">{text('wallet.deposit')}</DepositLink>
      <AccountMenu
        label={text('shell.accountOf', { name: firstName || player.email })}
        initials={initials(name)}
        name={name}
        detail={player.email}
        places={accountNavItems({ site, path, href, text })}
      >
        <SignOutButton variant="quiet" isBlock isPlaying={isPlaying} />
      </AccountMenu>
    </>
  );
}

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 2)
    .join('');
