import { LanguageMenu } from '../../ui/menu/LanguageLinks.tsx';
import { useHasSession } from '../navigation/navigation.ts';
import { useQuery } from '../../app/graphql.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import type { LayoutProps, PageResult } from '../routing/page.ts';
import { hasSignInButton } from './signInVisibility.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SignInButton, SiteHeader } from './SiteHeader.tsx';
import { SiteQuickMenu } from './menu/SiteQuickMenu.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useLanguages } from './useLanguages.ts';
import { Welcome } from './Welcome.tsx';

/** SHELL-11: the layout with the brand logo, the products, and a sign-in button for visitors. */
export function BasicLayout({ destination, query, isFullBleed, children }: LayoutProps) {
  const hasSession = useHasSession();
  const languages = useLanguages(destination.path);
  if (destination.route.isFramed) return <main id={MAIN_ID}>{children}</main>;
  return (
    <>
      <SkipLink />
      {destination.path === '/' && <Welcome />}
      <div className="fy-shell">
        <SiteHeader
          destination={destination}
          isBasic
          quick={<SiteQuickMenu placement="header" destination={destination} />}
          account={
            <>
              {languages && <LanguageMenu {...languages} />}
              {hasSignInButton(destination, hasSession) && <SignInButton />}
            </>
          }
        />
        <main className="fy-shell__main" id={MAIN_ID} tabIndex={-1}>
          {isFullBleed ? (
            children
          ) : (
            <div className="fy-content">
              <SiteQuickMenu placement="main" destination={destination} />
              {children}
            </div>
          )}
          {query ? (
            <QueriedFooter query={query} path={destination.path} />
          ) : (
            <SiteFooter path={destination.path} />
          )}
        </main>
      </div>
    </>
  );
}

/** GQLO-20: the footer as the page's query reads it. */
function QueriedFooter({ query, path }: { query: Query<PageResult>; path: string }) {
  return <SiteFooter path={path} basicLayout={useQuery(query).data?.basicLayout} />;
}
