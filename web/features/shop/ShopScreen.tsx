import { ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { TicketHead } from '../../ui/pageHead/TicketHead.tsx';
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
import { byPrice, nextArticle } from './articleStatus.ts';
import { Progress } from '../../ui/section/Progress.tsx';
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
      {shop.articles.length > 0 && (
        <Section title={text('shop.articles')} count={shop.articles.length}>
          <div className="fy-cards fy-articles">
            {byPrice(shop.articles).map((article) => (
              <ShopArticle
                key={article.id}
                article={article}
                shop={shop}
                onChoose={() => buying.choose(article)}
              />
            ))}
          </div>
        </Section>
      )}
      {shop.purchases.length > 0 && <Purchases purchases={shop.purchases} />}
      <p className="fy-shopharm">{text('shop.harm')}</p>
      <BuyOverlay buying={buying} shop={shop} />
    </>
  );
}

function Head({ shop }: { shop: Shop }) {
  const { points, level, ranks, claimDays, isOptedIn } = shop;
  const text = useText();
  const href = useHref();
  const { pages } = useSettings();
  const number = useNumber();
  const rank = ranks[level - 1];
  const isOutside = points !== null && !isOptedIn;
  return (
    <TicketHead
      title={text('shop.title')}
      stub={
        <>
          {/* `aria-atomic`: a change is announced together with its label. */}
          <p aria-live="polite" aria-atomic="true">
            <span>{text('shop.points')}</span> <strong>{points === null ? '–' : number(points)}</strong>
          </p>
          <p className="fy-tickethead__strong">
            {rank === undefined ? text('shop.level', { level }) : text('shop.level.named', { level, rank })}
          </p>
          <NextArticle shop={shop} />
          <p className="fy-tickethead__note">{text('shop.level.kept')}</p>
        </>
      }
    >
      <p>{text('shop.lead', { days: text('shop.days', { count: claimDays }) })}</p>
      {isOutside && <p>{text('shop.notTakingPart')}</p>}
      {!isOutside && pages.includes('missions') && (
        <ButtonLink variant="secondary" href={href('/missions/')}>
          {text('shop.earn')}
        </ButtonLink>
      )}
      {isOutside && pages.includes('loyalty') && (
        <ButtonLink variant="primary" href={href('/loyalty-program/')}>
          {text('shop.takePart')}
        </ButtonLink>
      )}
    </TicketHead>
  );
}

/** How far the player is from the cheapest reward that they cannot afford yet. */
function NextArticle({ shop }: { shop: Shop }) {
  const text = useText();
  const next = nextArticle(shop);
  if (!next) return null;
  const { title, price } = next.article;
  return (
    <Progress
      label={text('shop.next', { title })}
      text={text('shop.missing', { points: next.points })}
      value={(price - next.points) / price}
    />
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
