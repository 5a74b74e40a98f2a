import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/link/classNames.ts';
import { Progress } from '../../ui/section/Progress.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useNumber } from '../../i18n/useNumber.ts';
import { useRewardText } from '../rewards/index.ts';
import type { Article, Shop } from './queries.ts';
import { articleStatusOf } from './articleStatus.ts';
import './shop.css';

interface ShopArticleProps {
  readonly article: Article;
  readonly shop: Shop;
  onChoose(): void;
}

export function ShopArticle({ article, shop, onChoose }: ShopArticleProps) {
  const text = useText();
  const { tone, value, unit, about } = useRewardText()(article.gives);
  const limit = useLimit(article);
  const { is } = articleStatusOf(article, shop);
  return (
    <article
      className={classNames('fy-article', `fy-article--${tone}`)}
      data-shut={is === 'level' || is === 'soldOutToday' || is === 'soldOutInAll' ? '' : undefined}
    >
      <div className="fy-article__art">
        {article.pictureUrl !== null && (
          <img src={article.pictureUrl} alt="" loading="lazy" decoding="async" />
        )}
        <p className="fy-article__gift">
          <b>{value}</b> {unit}
        </p>
      </div>
      <div className="fy-article__body">
        <h3>{article.title}</h3>
        <p>{article.text}</p>
        <p className="fy-article__terms">{about}</p>
        <p className="fy-article__price">
          <strong>{text('shop.price', { points: article.price })}</strong>
          {limit !== null && <span>{limit}</span>}
        </p>
        <div className="fy-article__foot">
          <ArticleAction article={article} shop={shop} onChoose={onChoose} />
        </div>
      </div>
    </article>
  );
}

function useLimit({ mostInAll, mostPerDay }: Article): string | null {
  const text = useText();
  if (mostInAll !== null) return text('shop.limit.inAll', { count: mostInAll });
  return mostPerDay === null ? null : text('shop.limit.today', { count: mostPerDay });
}

function ArticleAction({ article, shop, onChoose }: ShopArticleProps) {
  const text = useText();
  const number = useNumber();
  const { title, price, fromLevel } = article;
  const status = articleStatusOf(article, shop);
  switch (status.is) {
    case 'toBuy':
      return (
        <Button
          isBlock
          variant="primary"
          aria-label={text('shop.buyNamed', { title, price: text('shop.price', { points: price }) })}
          onClick={onChoose}
        >
          {text('shop.buy')}
        </Button>
      );
    case 'missing': {
      const points = price - status.points;
      return (
        <Progress
          label={text('shop.missing', { points: status.points })}
          text={`${number(points)} / ${number(price)}`}
          value={points / price}
        />
      );
    }
    case 'level': {
      const rank = shop.ranks[fromLevel - 1] ?? text('shop.level', { level: fromLevel });
      return <p>{text('shop.fromLevel', { rank })}</p>;
    }
    case 'soldOutToday':
      return <p>{text('shop.soldOut.today')}</p>;
    case 'soldOutInAll':
      return <p>{text('shop.soldOut.inAll')}</p>;
    case 'notTakingPart':
      return <p>{text('shop.joinFirst')}</p>;
    // The reason is shown at the top of the page.
    case 'unknown':
      return null;
  }
}
