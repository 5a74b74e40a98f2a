import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { NotOpen } from './NotOpen.tsx';
import { missionsQuery, tournamentsQuery } from './queries.ts';
import { useGamification } from './useGamification.ts';
import { WidgetContainer } from './widget/WidgetContainer.tsx';

type WidgetPage = 'missions' | 'tournaments';

/** ROUTE-65, ROUTE-64: a page whose content is the provider's widget. */
export const WidgetScreen = ({ variant }: { variant?: string | undefined }) =>
  variant === 'tournaments' ? <TournamentsPage /> : <MissionsPage />;

function MissionsPage() {
  const { data, error } = useQuery(missionsQuery());
  const settings = data?.gamificationSettings;
  return (
    <Page
      page="missions"
      header={data && (settings?.enabled ? (settings.missionsPage ?? null) : null)}
      hasFailed={error !== undefined}
    />
  );
}

function TournamentsPage() {
  const { data, error } = useQuery(tournamentsQuery());
  const settings = data?.gamificationSettings;
  return (
    <Page
      page="tournaments"
      header={data && (settings?.enabled ? (settings.tournamentsPage ?? null) : null)}
      hasFailed={error !== undefined}
    />
  );
}

interface PageProps {
  readonly page: WidgetPage;
  /** Undefined until loaded; null if the page is not available to this player. */
  readonly header: { readonly title: string | null; readonly description: string } | null | undefined;
  readonly hasFailed: boolean;
}

function Page({ page, header, hasFailed }: PageProps) {
  const text = useText();
  // GAMI-01, GAMI-04
  const title = header?.title ?? text(`gamification.${page}`);
  useTitle(title);
  if (header === undefined) return <PendingPage title={title} hasFailed={hasFailed} />;
  if (!header) return <NotOpen title={title} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p>{header.description}</p>
      <Content page={page} />
    </>
  );
}

/** AMB-46: a player who has not opted in is invited to. */
function Content({ page }: { page: WidgetPage }) {
  const gamification = useGamification();
  const { entered, isOptedIn } = gamification;
  return <WidgetContainer widget={entered && !isOptedIn ? 'optIn' : page} gamification={gamification} />;
}
