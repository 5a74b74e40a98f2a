import { useEffect } from 'react';
import type { ViewerPartsFragment } from '@foyer/contract/generated/operations.ts';
import { playerRanks } from '../../transport/storage/playerRanks.ts';
import { IconButton } from '../../ui/button/Button.tsx';
import { AccountMenu } from '../../ui/header/AccountMenu.tsx';
import { HeaderFigures } from '../../ui/header/HeaderFigures.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { showAboutGame } from '../../features/catalogue/game/aboutGame.ts';
import { PaymentNews } from '../../features/cashier/news/PaymentNews.tsx';
import { PlayTimeEnd } from '../../features/limits/playTime/PlayTimeEnd.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useSettings } from '../../app/app.tsx';
import { useVariation } from '../../app/pageVisit/useVariation.ts';
import { SignOutButton } from '../../features/signIn/index.ts';
import { DepositLink, HeaderBalance } from '../../features/wallet/index.ts';
import type { Page } from '../routing/page.ts';
import type { NavCount } from '../../ui/menu/navItems.ts';
import { accountNavItems } from './menu/accountNavItems.ts';
import { NotificationsButton } from './menu/notifications/NotificationsButton.tsx';
import { SessionTime } from '../../features/realityCheck/SessionTime.tsx';

export function AccountCorner({
  viewer: { id, player, playerGamificationDetails },
  destination: { path, route },
  isPlaying,
  unread,
}: {
  viewer: ViewerPartsFragment;
  destination: Page;
  isPlaying: boolean;
  /** Unread notifications; undefined for none, and while the number is unknown. */
  unread: NavCount | undefined;
}) {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  const { level } = playerGamificationDetails;
  useEffect(() => playerRanks.set(id, level), [id, level]);
  // EXP-06: the experiment changes the look of the deposit button.
  const depositVariant = useVariation('button_variant2') === 'alternative' ? 'outline' : 'primary';
  const { firstName, lastName } = player.personalInfo;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      <HeaderFigures>
        <SessionTime
          startedAt={player.sessionStartedAt}
          path={path}
          isCheckShown={!route.opensDespite?.includes('realityCheck')}
        />
        <HeaderBalance />
      </HeaderFigures>
      {isPlaying && (
        <span className="fy-header__info">
          <IconButton label={text('games.about')} onClick={showAboutGame}>
            <Icon name="info" />
          </IconButton>
        </span>
      )}
      <PaymentNews />
      <PlayTimeEnd />
      <NotificationsButton count={unread} />
      <DepositLink variant={depositVariant}>{text('wallet.deposit')}</DepositLink>
      <AccountMenu
        label={text('shell.accountOf', { name: firstName || player.email })}
        initials={initials(name)}
        name={name}
        detail={player.email}
        items={accountNavItems({ site, path, href, text })}
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
