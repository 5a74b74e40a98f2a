import {
  UpdateMarketingPreferences,
  type MarketingChoice,
  type PlayerInfoPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { FactCard, FactCards } from '../../../ui/section/FactCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { SumList } from '../../../ui/section/SumList.tsx';
import { useQuery, useMutation } from '../../../app/graphql.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useMoney } from '../../../i18n/money.ts';
import { useSettings } from '../../../app/app.tsx';
import { BonusPanel, useWallet } from '../../wallet/index.ts';
import { ChangeEmail } from '../emailChange/ChangeEmail.tsx';
import { profilePages, type ProfilePage } from '../profilePages.ts';
import { dashboardQuery } from '../queries.ts';
import { useState } from 'react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';

const SHORTCUTS: readonly ProfilePage[] = ['game-history', 'session-history', 'limits', 'documents'];

type Player = PlayerInfoPartsFragment['player'];

/** PROF-02, OPEN-24: the first page of the profile. */
export function Dashboard() {
  const text = useText();
  const { data } = useQuery(dashboardQuery());
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
      {player && <MarketingPreferences player={player} />}
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

function You({ player }: { player: Player }) {
  const text = useText();
  const { phoneVerification } = useSettings();
  const { email, emailVerified, canChangeEmail, phoneNumber, isPhoneNumberVerified } = player;
  const { firstName, lastName } = player.personalInfo;
  const hasPhone = phoneVerification !== 'off' || isPhoneNumberVerified;
  return (
    <SumList
      facts={[
        { key: 'name', name: text('profile.name'), value: `${firstName} ${lastName}`.trim() },
        {
          key: 'email',
          name: text('profile.email'),
          value: (
            <>
              <Verified isVerified={emailVerified} what={email} path="/verify-email/" />
              {canChangeEmail && (
                <>
                  {' '}
                  <ChangeEmail email={email} />
                </>
              )}
            </>
          ),
        },
        ...(hasPhone
          ? [
              {
                key: 'phone',
                name: text('profile.phone'),
                value: (
                  <Verified
                    isVerified={isPhoneNumberVerified}
                    what={phoneNumber}
                    path="/phone-verification/"
                  />
                ),
              },
            ]
          : []),
        { key: 'country', name: text('profile.country'), value: player.country.name },
      ]}
    />
  );
}

interface VerifiedProps {
  readonly isVerified: boolean;
  /** Null if the player has given none. */
  readonly what: string | null;
  readonly path: string;
}

/** REG-06: whether an email address or phone number is verified, with a link to verify it. */
function Verified({ isVerified, what, path }: VerifiedProps) {
  const text = useText();
  const href = useHref();
  const state = text(isVerified ? 'profile.emailVerified' : 'profile.emailUnverified');
  return (
    <>
      {what === null ? state : `${what} (${state})`}
      {!isVerified && (
        <>
          {' '}
          <ButtonLink size="small" href={href(path)}>
            {text('profile.verify')}
          </ButtonLink>
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

const CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const satisfies readonly (keyof MarketingChoice)[];

/** PLAYER-10: a switch updates optimistically and reverts if the platform refuses. */
function MarketingPreferences({ player }: { player: Player }) {
  const text = useText();
  const { choice, isBlocked, hasFailed, choose } = useMarketing(player);
  return (
    <Section title={text('account.marketing')}>
      <p>{text(isBlocked ? 'account.marketing.blocked' : 'account.marketing.lead')}</p>
      {hasFailed && <Banner tone="danger">{text('account.marketing.failed')}</Banner>}
      <SumList
        facts={CHANNELS.map((channel) => {
          const name = text(`account.marketing.${channel}`);
          const isOn = choice[channel];
          const change = () => choose({ ...choice, [channel]: !isOn });
          return {
            key: channel,
            name,
            value: (
              <Switch checked={isOn} disabled={isBlocked && !isOn} aria-label={name} onChange={change} />
            ),
          };
        })}
      />
    </Section>
  );
}

function useMarketing(player: Player) {
  const { run } = useMutation(UpdateMarketingPreferences);
  const [pending, setPending] = useState<MarketingChoice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stored: MarketingChoice = {
    email: player.isEmailMarketingAccepted,
    sms: player.isSmsMarketingAccepted,
    phone: player.isPhoneMarketingAccepted,
    webPush: player.isWebPushMarketingAccepted,
  };

  const choose = async (preferences: MarketingChoice): Promise<void> => {
    setPending(preferences);
    setFailed(false);
    const { error } = await run({ preferences });
    if (!error) return;
    setPending(null);
    setFailed(true);
  };

  return {
    choice: pending ?? stored,
    isBlocked: player.marketingPreferences.marketingBlocked,
    hasFailed,
    choose: (preferences: MarketingChoice) => void choose(preferences),
  };
}
