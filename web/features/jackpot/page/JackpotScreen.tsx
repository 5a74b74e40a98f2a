import type { JackpotPageQuery } from '@foyer/contract/generated/operations.ts';
import { SETTINGS_TITLE } from '@foyer/contract/jackpot/errors.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { Terms } from '../../../ui/pageHead/Terms.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useApp, useCountries } from '../../../app/app.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { PendingPage } from '../../../app/PendingPage.tsx';
import { withAmounts, valueOf } from '../amounts.ts';
import { jackpotPageQuery } from '../queries.ts';
import { useAmounts, type JackpotProps } from '../useAmounts.ts';
import { useJackpot } from '../useJackpot.ts';
import { useWins } from '../win/useWins.ts';
import { JackpotSettings } from './JackpotSettings.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { Table } from '../../../ui/section/Table.tsx';
import { restOf, usePotFacts } from '../details/usePotFacts.ts';
import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import { Money } from '../../../ui/money/Money.tsx';
import { Pots } from '../pots/Pots.tsx';
import { PageHead, type PageHeadProps } from '../../../ui/pageHead/PageHead.tsx';
import { PotMark } from '../pots/PotMark.tsx';
import './jackpotHead.css';

type Settings = NonNullable<JackpotPageQuery['jackpotSettings']>;

/** ROUTE-62, JACK-01: the jackpot page, if the site has one. */
export function JackpotScreen() {
  const text = useText();
  const { data, error } = useQuery(jackpotPageQuery(useCountries().ipCountryCode));
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

/** FAIR-03: the terms of each pot, which players can read before opting in. */
function PotTerms({ jackpot, amounts }: JackpotProps) {
  const text = useText();
  const facts = usePotFacts(jackpot, amounts);
  const rest = restOf(jackpot.terms);
  return (
    <Section title={text('jackpot.terms')}>
      <Table
        label={text('jackpot.terms')}
        rows={jackpot.terms.pots}
        keyOf={({ id }) => id}
        columns={[
          { label: text('jackpot.terms.pot'), cell: (pot) => <b>{facts.name(pot)}</b> },
          { label: text('jackpot.terms.seed'), cell: facts.seed },
          { label: text('jackpot.terms.ceiling'), cell: facts.ceiling },
          { label: text('jackpot.terms.share'), cell: facts.share },
          {
            label: text('jackpot.terms.odds', { amount: amounts.contribution(jackpot.contribution) }),
            cell: facts.odds,
          },
        ]}
      />
      {rest !== null && (
        <p className="fy-field__hint">{text('jackpot.terms.rest', { part: amounts.percent(rest) })}</p>
      )}
    </Section>
  );
}

function PotBand({ jackpot, amounts }: JackpotProps) {
  const text = useText();
  const { pots, isLive, notice } = jackpot.state;
  const shared = valueOf(pots, 'shared');
  const shown = DRAWN_POTS.map((pot) => {
    const value = valueOf(pots, pot);
    return {
      pot,
      name: amounts.name(pot),
      value: value === null ? '–' : <Money parts={amounts.parts(value)} isDisplay />,
    };
  });
  return (
    <Pots
      label={text('jackpot.pots')}
      pots={shown}
      status={
        <>
          {shared !== null && jackpot.terms.enabledCommunity && (
            <span>
              <b>{text('jackpot.shared')}</b> <Money parts={amounts.parts(shared)} />
            </span>
          )}
          {pots.length > 0 && !isLive && <span>{text('jackpot.stale')}</span>}
          <output>
            {notice &&
              text('jackpot.won', { pot: amounts.name(notice.pot), amount: amounts.euros(notice.euros) })}
          </output>
        </>
      }
    />
  );
}

export type JackpotHeadProps = Omit<PageHeadProps, 'drawing' | 'isJackpot'>;

/** JACK-03: a jackpot without an image shows a drawing. JACK-04: the heading has two rows. */
export const JackpotHead = (props: JackpotHeadProps) => (
  <PageHead {...props} drawing={<PotMark pot="mega" />} isJackpot />
);
