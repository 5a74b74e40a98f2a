import type { PlayerPartsFragment } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { FactCard, FactCards } from '../../../ui/section/FactCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { SumList } from '../../../ui/section/SumList.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { BonusPanel, useWallet } from '../../wallet/index.ts';
import { MarketingPreferences } from '../MarketingPreferences.tsx';
import { profilePages, type ProfilePage } from '../profilePages.ts';
import { frameQuery } from '../queries.ts';

const SHORTCUTS: readonly ProfilePage[] = ['game-history', 'session-history', 'limits', 'documents'];

/** PROF-02, OPEN-24 */
export function Dashboard() {
  const text = useText();
  const { data } = useQuery(frameQuery());
  const player = data?.viewer?.player;
  return (
    <>
      <Balances lastSignInAt={player?.lastSignInAt ?? null} />
      <BonusPanel />
      {player && (
        <Section title={text('profile.you')}>
          <You player={player} />
        </Section>
      )}
      <MarketingPreferences />
      <Section title={text('profile.shortcuts')}>
        <Shortcuts />
      </Section>
    </>
  );
}

function Balances({ lastSignInAt }: { lastSignInAt: string | null }) {
  const text = useText();
  const money = useMoney();
  const dateTime = useDateTime();
  const { amounts } = useWallet();
  const large = (amount: string) =>
    amounts && <Money parts={money.parts({ amount, currency: amounts.currency })} />;
  return (
    <FactCards>
      {amounts && <FactCard label={text('profile.balance')} value={large(amounts.balance)} />}
      {amounts && <FactCard label={text('profile.bonusBalance')} value={large(amounts.bonusBalance)} />}
      <FactCard
        label={text('profile.lastSignIn')}
        value={lastSignInAt ? dateTime(lastSignInAt) : text('profile.firstVisit')}
      />
    </FactCards>
  );
}

function You({ player }: { player: PlayerPartsFragment }) {
  const text = useText();
  const { phoneVerification } = useSettings();
  const { email, emailVerified, isPhoneNumberVerified } = player;
  const { firstName, lastName } = player.personalInfo;
  const hasPhone = phoneVerification !== 'off' || isPhoneNumberVerified;
  return (
    <SumList
      facts={[
        { key: 'name', name: text('profile.name'), value: `${firstName} ${lastName}`.trim() },
        {
          key: 'email',
          name: text('profile.email'),
          value: <Verified isVerified={emailVerified} what={email} path="/verify-email/" />,
        },
        ...(hasPhone
          ? [
              {
                key: 'phone',
                name: text('profile.phone'),
                value: <Verified isVerified={isPhoneNumberVerified} path="/phone-verification/" />,
              },
            ]
          : []),
        { key: 'country', name: text('profile.country'), value: player.country.name },
      ]}
    />
  );
}

/** REG-06: whether an email address or phone number is verified, with a link to verify it. */
function Verified({ isVerified, what, path }: { isVerified: boolean; what?: string; path: string }) {
  const text = useText();
  const href = useHref();
  const state = text(isVerified ? 'profile.emailVerified' : 'profile.emailUnverified');
  return (
    <>
      {what === undefined ? state : `${what} (${state})`}
      {!isVerified && (
        <>
          {' '}
          <Link href={href(path)}>{text('profile.verify')}</Link>
        </>
      )}
    </>
  );
}

function Shortcuts() {
  const text = useText();
  const href = useHref();
  const pages = profilePages(useSettings());
  return (
    <div className="fy-shortcuts">
      {SHORTCUTS.filter((page) => pages.includes(page)).map((page) => (
        <ButtonLink key={page} href={href(`/profile/${page}/`)}>
          {text(`profile.${page}.title`)}
        </ButtonLink>
      ))}
    </div>
  );
}
