import type { JackpotPageQuery } from '@foyer/contract/generated/operations.ts';
import { SETTINGS_TITLE } from '@foyer/contract/jackpot/errors.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { JackpotHead } from './JackpotHead.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { Terms } from '../../../ui/pageHead/Terms.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useApp } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { PendingPage } from '../../../app/PendingPage.tsx';
import { withAmounts } from '../amounts.ts';
import { jackpotPageQuery } from '../queries.ts';
import { useAmounts } from '../useAmounts.ts';
import { useJackpot } from '../useJackpot.ts';
import { useWins } from '../win/useWins.ts';
import { JackpotSettings } from './JackpotSettings.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { PotBand } from './PotBand.tsx';
import { PotTerms } from './PotTerms.tsx';

type Settings = NonNullable<JackpotPageQuery['jackpotSettings']>;

/** ROUTE-62, JACK-01: the jackpot page, if the site has one. */
export function JackpotScreen() {
  const text = useText();
  const { data, error } = useQuery(jackpotPageQuery());
  const title = text('jackpot.title');
  useTitle(title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  const { jackpotSettings: settings } = data;
  if (settings?.enabled && settings.page.enabled) return <JackpotContent settings={settings} />;
  return <PageUnavailable title={title}>{text('jackpot.none')}</PageUnavailable>;
}

function JackpotContent({ settings }: { settings: Settings }) {
  const text = useText();
  const { has } = useApp().texts;
  const href = useHref();
  const jackpot = useJackpot(settings);
  const amounts = useAmounts(jackpot);
  useWins(jackpot);
  const { page } = settings;
  const withEuros = (markup: string) => withAmounts(markup, amounts.euros);
  return (
    <>
      <JackpotHead
        titleRows={page.titleRows.map(withEuros)}
        lead={withEuros(page.subtitle)}
        logo={settings.logo}
        desktopImage={page.desktopImage}
        mobileImage={page.mobileImage}
      />
      <PotBand jackpot={jackpot} amounts={amounts} />
      <div className="fy-columns fy-columns--aside">
        <div className="fy-columns">
          <Prose html={withEuros(page.text)} href={href} />
          <PotTerms jackpot={jackpot} amounts={amounts} />
          <Leaderboard jackpot={jackpot} />
        </div>
        <Section title={has('jackpot.settings') ? text('jackpot.settings') : SETTINGS_TITLE}>
          <JackpotSettings jackpot={jackpot} amounts={amounts} />
        </Section>
      </div>
      <div className="fy-end">
        {page.termsAndConditions !== '' && (
          <Terms title={text('jackpot.conditions')}>
            <Prose html={page.termsAndConditions} href={href} />
          </Terms>
        )}
        <Link className="fy-link" href={href('/jackpot/verify/')}>
          {text('jackpot.verify')}
        </Link>
        <ButtonLink href={href('/')}>{text('jackpot.home')}</ButtonLink>
      </div>
    </>
  );
}
