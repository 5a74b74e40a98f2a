import type { MissionsPageQuery } from '@foyer/contract/generated/operations.ts';
import type { Query } from '../../transport/graphql/query.ts';
import { useQuery } from '../../app/graphql.tsx';
import { useSettings } from '../../app/app.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ListCarousel } from '../catalogue/index.ts';
import { FullTermsLink } from './FullTermsLink.tsx';
import type { Picture } from './loyalty/pictures.tsx';
import { PictureHead } from './PictureHead.tsx';
import { NotOpen } from './NotOpen.tsx';
import { missionsQuery, tournamentsQuery } from './queries.ts';
import { useGamification } from './useGamification.ts';
import { WidgetContainer } from './widget/WidgetContainer.tsx';

/** ROUTE-65, ROUTE-64: a page whose content is the provider's widget. */
export const WidgetScreen = ({ variant }: { variant?: string | undefined }) =>
  variant === 'tournaments' ? (
    <Page
      page="tournaments"
      query={tournamentsQuery()}
      headerOf={({ gamificationSettings }) =>
        gamificationSettings?.enabled && gamificationSettings.tournamentsPage
      }
    />
  ) : (
    <Page
      page="missions"
      query={missionsQuery()}
      headerOf={({ gamificationSettings }) =>
        gamificationSettings?.enabled && gamificationSettings.missionsPage
      }
    />
  );

interface Header {
  readonly title: string | null;
  readonly description: string;
  readonly image: Picture | null;
}

type CountedGames = MissionsPageQuery['gameList'];

interface PageProps<Result extends { readonly gameList?: CountedGames }> {
  readonly page: 'missions' | 'tournaments';
  readonly query: Query<Result>;
  /** No header if the page is not available to this player. */
  headerOf(result: Result): Header | false | null | undefined;
}

function Page<Result extends { readonly gameList?: CountedGames }>({
  page,
  query,
  headerOf,
}: PageProps<Result>) {
  const text = useText();
  const { data, error } = useQuery(query);
  const header = data && (headerOf(data) || null);
  // GAMI-01, GAMI-04: the title comes from the platform, if it has one.
  const title = header?.title ?? text(`gamification.${page}`);
  useTitle(title);
  if (header === undefined) return <PendingPage title={title} hasFailed={error !== undefined} />;
  if (!header) return <NotOpen title={title} />;
  return (
    <>
      <PictureHead title={title} picture={header.image}>
        <p>{header.description}</p>
        <div className="fy-picturehead__links">
          <ShopLink />
          <FullTermsLink />
        </div>
      </PictureHead>
      <Content page={page} />
      {data?.gameList && <ListCarousel list={data.gameList} title={text('gamification.games')} />}
    </>
  );
}

/** What points are good for. */
function ShopLink() {
  const text = useText();
  const href = useHref();
  if (!useSettings().pages.includes('rewardsShop')) return null;
  return (
    <p>
      <Link href={href('/rewards-shop/')}>{text('gamification.shop.text')}</Link>
    </p>
  );
}

/** AMB-46: a player who has not opted in sees the widget that invites them, above the content. */
function Content({ page }: { page: 'missions' | 'tournaments' }) {
  const gamification = useGamification();
  const { entered, isOptedIn, dialogClicks } = gamification;
  return (
    <>
      {entered && !isOptedIn && <WidgetContainer widget="optIn" gamification={gamification} />}
      <WidgetContainer widget={page} gamification={gamification} revision={dialogClicks} />
    </>
  );
}
