import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import { useQuery } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { FullTermsLink } from './FullTermsLink.tsx';
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

interface PageProps<Result> {
  readonly page: 'missions' | 'tournaments';
  readonly query: Query<Result>;
  /** No header if the page is not available to this player. */
  headerOf(
    result: Result,
  ): { readonly title: string | null; readonly description: string } | false | null | undefined;
}

function Page<Result>({ page, query, headerOf }: PageProps<Result>) {
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
      <PageTitle
        lead={
          <>
            <p>{header.description}</p>
            <FullTermsLink />
          </>
        }
      >
        {title}
      </PageTitle>
      <Content page={page} />
    </>
  );
}

/** AMB-46: a player who has not opted in sees the widget that invites them, above the content. */
function Content({ page }: Pick<PageProps<unknown>, 'page'>) {
  const gamification = useGamification();
  const { entered, isOptedIn } = gamification;
  return (
    <>
      {entered && !isOptedIn && <WidgetContainer widget="optIn" gamification={gamification} />}
      <WidgetContainer widget={page} gamification={gamification} />
    </>
  );
}
