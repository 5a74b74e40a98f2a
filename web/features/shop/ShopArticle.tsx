import { languageTag } from '@foyer/domain/locale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { Progress } from '../../ui/section/Progress.tsx';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useRewardText } from '../rewards/index.ts';
import type { Article, Shop } from './queries.ts';
import { articleStatusOf } from './articleStatus.ts';

interface ShopArticleProps {
  readonly article: Article;
  readonly shop: Shop;
  onChoose(): void;
}

export function ShopArticle({ article, shop, onChoose }: ShopArticleProps) {
  const text = useText();
  const { tone, value, unit, about } = useRewardText()(article.gives);
  const status = articleStatusOf(article, shop);
  return (
    <ArticleCard
      tone={tone}
      title={article.title}
      text={article.text}
      picture={article.pictureUrl}
      value={value}
      unit={unit}
      terms={about}
      price={text('shop.price', { points: article.price })}
      limit={useLimit(article)}
      isUnavailable={status.is !== 'toBuy' && status.is !== 'missing'}
    >
      <ArticleAction article={article} shop={shop} onChoose={onChoose} />
    </ArticleCard>
  );
}

function useLimit({ mostInAll, mostPerDay }: Article): string | null {
  const text = useText();
  if (mostInAll !== null) return text('shop.limit.inAll', { count: mostInAll });
  return mostPerDay === null ? null : text('shop.limit.today', { count: mostPerDay });
}

function ArticleAction({ article, shop, onChoose }: ShopArticleProps) {
  const text = useText();
  const number = new Intl.NumberFormat(languageTag(useLocale()));
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
          text={`${number.format(points)} / ${number.format(price)}`}
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
    // The reason is shown at the top of the page.
    case 'notTakingPart':
    case 'unknown':
      return null;
  }
}
