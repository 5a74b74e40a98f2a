import { useCountries } from '../../../app/app.tsx';
import type { Currency } from '@foyer/domain/currency.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Drawing } from '../../../ui/feedback/Drawing.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/pageHead/PageHead.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { Terms } from '../../../ui/pageHead/Terms.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { Steps } from '../../../ui/section/Steps.tsx';
import { useQuery, useGraphql } from '../../../app/graphql.tsx';
import { useHref, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { useSession } from '../../signIn/index.ts';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { PendingPage } from '../../../app/PendingPage.tsx';
import { DropList } from '../drops/DropList.tsx';
import { useDrops } from '../drops/useDrops.ts';
import { rafflePageQuery, type RaffleSettings } from '../queries.ts';
import { useRaffleAmounts } from '../useRaffleAmounts.ts';
import { useRaffleWins } from '../win/useRaffleWins.ts';
import { Winners, winnersQuery } from '../winners/Winners.tsx';
import type { ReactNode } from 'react';
import type { GamePartsFragment } from '@foyer/contract/generated/operations.ts';
import { GameGrid } from '../../../ui/tile/GameGrid.tsx';
import { Spotlight } from '../../../ui/spotlight/Spotlight.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';

/** ROUTE-63, RAFF-01, RAFF-23. @param tile renders a game; the shell provides it */
export function RafflePage({ tile }: { tile: TileOf }) {
  const text = useText();
  const session = useSession();
  const { data, error } = useQuery(rafflePageQuery(useCountries().ipCountryCode));
  const title = text('raffle.title');
  useTitle(title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  const [settings, wallet] = [data.raffleSettings, data.viewer?.wallet];
  if (session && wallet && settings?.enabled)
    return <RaffleContent settings={settings} currency={wallet.currency} tile={tile} />;
  return (
    <PageUnavailable title={title} drawing="ticket">
      {text('raffle.none')}
    </PageUnavailable>
  );
}

interface RaffleContentProps {
  readonly settings: RaffleSettings;
  readonly currency: Currency;
  readonly tile: TileOf;
}

function RaffleContent({ settings, currency, tile }: RaffleContentProps) {
  const text = useText();
  const href = useHref();
  const graphql = useGraphql();
  const drops = useDrops(settings.sources, () => void winnersQuery(currency).reread(graphql));
  const amounts = useRaffleAmounts(currency, drops.state.multipliers);
  useRaffleWins();
  const { ticketPrice, providerOfTheWeek: provider, termsAndConditions } = settings;
  const price = amounts.euros(ticketPrice);
  return (
    <>
      <PageHead
        titleRows={[text('raffle.head.row1'), text('raffle.head.row2')]}
        lead={text('raffle.lead', { price })}
        desktopImage={settings.pageDesktopBackgroundImage ?? null}
        mobileImage={settings.pageMobileBackgroundImage ?? null}
        drawing={<Drawing name="ticket" />}
      />
      <DropList drops={drops} amounts={amounts} count={settings.sources.length} />
      <TakePart price={price} />
      <Winners currency={currency} />
      {provider && <Provider provider={provider} tile={tile} />}
      <Prose html={settings.text} href={href} />
      <div className="fy-end">
        {termsAndConditions !== '' && (
          <Terms title={text('raffle.conditions')}>
            <Prose html={termsAndConditions} href={href} />
          </Terms>
        )}
        <Link className="fy-link" href={href('/raffle/verify/')}>
          {text('raffle.check')}
        </Link>
        <ButtonLink href={href('/')}>{text('raffle.home')}</ButtonLink>
      </div>
    </>
  );
}

/** RAFF-02, RAFF-03: explains in three steps how to take part. */
function TakePart({ price }: { price: string }) {
  const text = useText();
  const steps = (['1', '2', '3'] as const).map((key) => ({
    key,
    title: text(`raffle.part.${key}.title`),
    text: text(`raffle.part.${key}.text`, { price }),
  }));
  return (
    <Section title={text('raffle.part')}>
      <Steps steps={steps} />
    </Section>
  );
}

type TileOf = (game: GamePartsFragment) => ReactNode;

/** Number of games in the spotlight; the others are in the list. */
const SPOTLIGHT = 5;

/** RAFF-04: the games of the studio whose bets earn more tickets. */
function Provider({
  provider: { studio: studioGames, factor, until },
  tile,
}: {
  provider: NonNullable<RaffleSettings['providerOfTheWeek']>;
  tile: TileOf;
}) {
  const text = useText();
  const href = useHref();
  const dateTime = useDateTime();
  const { studio, games } = studioGames;
  const tiles = games.edges.map(({ node }) => tile(node));
  return (
    <Section title={text('raffle.provider')}>
      <Spotlight
        markUrl={studio.imageUrl}
        title={studio.name}
        isTitleMark
        headingLevel={3}
        lead={text('raffle.provider.text', { factor, when: dateTime(until) })}
        action={
          <ButtonLink href={href(`/game-studio/${studio.slug}/`)}>
            {text('raffle.provider.all', { count: games.totalCount })}
          </ButtonLink>
        }
      >
        {tiles.slice(0, SPOTLIGHT)}
      </Spotlight>
      {tiles.length > SPOTLIGHT && (
        <>
          <h3>{text('raffle.provider.list')}</h3>
          <GameGrid>{tiles.slice(SPOTLIGHT)}</GameGrid>
        </>
      )}
    </Section>
  );
}
