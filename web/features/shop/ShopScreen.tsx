import { ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import { useSettings } from '../../app/app.tsx';
import { useTitle } from '../../app/head.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import { BuyOverlay } from './BuyOverlay.tsx';
import { ShopArticle } from './ShopArticle.tsx';
import { shopQuery, type Shop, type Purchase } from './queries.ts';
import { articlesByType } from './articleStatus.ts';
import { usePurchasePolling, useBuying } from './useBuying.ts';
import './shop.css';
import { Table, type Column } from '../../ui/section/Table.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';

/** ROUTE-58: the rewards shop. */
export function ShopScreen() {
  const text = useText();
  const { data, error } = useQuery(shopQuery());
  const title = text('shop.title');
  useTitle(title);
  if (!data?.viewer) return <PendingPage title={title} hasFailed={error !== undefined} />;
  if (data.viewer.shop) return <ShopContent shop={data.viewer.shop} />;
  // EXCLUSION-08, REW-16, GAMI-07: the shop is closed to this player.
  return <PageUnavailable title={title}>{text('shop.closed')}</PageUnavailable>;
}

function ShopContent({ shop }: { shop: Shop }) {
  const text = useText();
  const buying = useBuying();
  usePurchasePolling(shop.purchases);
  return (
    <>
      <Head shop={shop} />
      {shop.points === null && <Banner tone="warning">{text('shop.points.unknown')}</Banner>}
      {shop.articles.length === 0 && (
        <State drawing="ticket" isPlain title={text('shop.empty.title')}>
          {text('shop.empty.text')}
        </State>
      )}
      {articlesByType(shop.articles).map((group) => (
        <Section
          key={group[0].gives.__typename}
          title={text(`shop.shelf.${group[0].gives.__typename}`)}
          count={group.length}
        >
          <div className="fy-cards">
            {group.map((article) => (
              <ShopArticle
                key={article.id}
                article={article}
                shop={shop}
                onChoose={() => buying.choose(article)}
              />
            ))}
          </div>
        </Section>
      ))}
      {shop.purchases.length > 0 && <Purchases purchases={shop.purchases} />}
      <p className="fy-shopharm">{text('shop.harm')}</p>
      <BuyOverlay buying={buying} shop={shop} />
    </>
  );
}

function Head({ shop: { points, level, ranks, claimDays, isOptedIn } }: { shop: Shop }) {
  const text = useText();
  const href = useHref();
  const { pages } = useSettings();
  const number = useNumber();
  const rank = ranks[level - 1];
  const isOutside = points !== null && !isOptedIn;
  return (
    <section className="fy-shophead">
      <div className="fy-shophead__text">
        <h1>{text('shop.title')}</h1>
        <p>{text('shop.lead', { days: text('shop.days', { count: claimDays }) })}</p>
        {isOutside && <p>{text('shop.notTakingPart')}</p>}
        {isOutside && pages.includes('loyalty') && (
          <ButtonLink variant="primary" href={href('/loyalty-program/')}>
            {text('shop.takePart')}
          </ButtonLink>
        )}
      </div>
      <div className="fy-shophead__purse">
        {/* `aria-atomic`: a change is announced together with its label. */}
        <p aria-live="polite" aria-atomic="true">
          <span>{text('shop.points')}</span> <strong>{points === null ? '–' : number(points)}</strong>
        </p>
        <p className="fy-shophead__rank">
          {rank === undefined ? text('shop.level', { level }) : text('shop.level.named', { level, rank })}
        </p>
        <p className="fy-shophead__note">{text('shop.level.kept')}</p>
      </div>
    </section>
  );
}

function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  const text = useText();
  const dateTime = useDateTime();
  const number = useNumber();
  const columns: readonly Column<Purchase>[] = [
    { label: text('shop.col.what'), cell: ({ title }) => title },
    { label: text('shop.col.when'), cell: ({ boughtAt }) => dateTime(boughtAt) },
    { label: text('shop.col.price'), isNumber: true, cell: ({ price }) => number(price) },
    { label: text('shop.col.state'), cell: ({ state }) => text(`shop.state.${state}`) },
  ];
  return (
    <Section title={text('shop.purchases')}>
      <Table
        label={text('shop.purchases')}
        columns={columns}
        rows={purchases}
        keyOf={({ id }: Purchase) => id}
      />
    </Section>
  );
}
