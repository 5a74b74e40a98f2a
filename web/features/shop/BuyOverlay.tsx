import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Overlay } from '../../ui/overlay/Overlay.tsx';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { SumList } from '../../ui/section/SumList.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import type { Article, Purchase, Shop } from './queries.ts';
import { refusalKey } from './refusal.ts';
import type { Buying } from './useBuying.ts';

interface BuyOverlayProps {
  readonly buying: Buying;
  readonly shop: Shop;
}

export function BuyOverlay({ buying, shop }: BuyOverlayProps) {
  const { article, purchase } = buying;
  if (!article) return null;
  if (!purchase) return <Confirmation article={article} buying={buying} shop={shop} />;
  const now = shop.purchases.find(({ id }) => id === purchase.id) ?? purchase;
  return <Outcome purchase={now} onClose={buying.close} />;
}

function Confirmation({
  article,
  buying,
  shop: { points, claimDays },
}: BuyOverlayProps & { article: Article }) {
  const text = useText();
  const { title } = article;
  const priceOf = (count: number) => text('shop.price', { points: count });
  const price = priceOf(article.price);
  const has = points ?? article.price;
  const facts = [
    { key: 'price', name: text('shop.confirm.price'), value: price },
    { key: 'have', name: text('shop.confirm.have'), value: priceOf(has) },
    { key: 'left', name: text('shop.confirm.left'), value: priceOf(Math.max(0, has - article.price)) },
  ];
  return (
    <Overlay
      variant="default"
      isOpen
      title={text('shop.confirm.title', { title })}
      closeLabel={text('shell.close')}
      onClose={buying.close}
      foot={
        <>
          <Button onClick={buying.close}>{text('shop.cancel')}</Button>
          {buying.mayTryAgain && (
            <Button variant="primary" isLoading={buying.isRunning} onClick={buying.buy}>
              {text('shop.confirm.act', { price })}
            </Button>
          )}
        </>
      }
    >
      <SumList facts={facts} />
      <p>{text('shop.confirm.note', { days: text('shop.days', { count: claimDays }) })}</p>
      <div role="alert">
        {buying.refusal !== null && (
          <Banner tone="neutral" isQuiet>
            {text(buying.refusal)}
          </Banner>
        )}
      </div>
    </Overlay>
  );
}

const TITLES = {
  Pending: 'shop.pending.title',
  Done: 'shop.done.title',
  Refused: 'shop.stopped.title',
  Returning: 'shop.stopped.title',
  Returned: 'shop.stopped.title',
} as const;

function Outcome({ purchase, onClose }: { purchase: Purchase; onClose(): void }) {
  const text = useText();
  const href = useHref();
  // This view replaces the pressed button, so it takes the focus.
  const here = useFocusHere<HTMLButtonElement>();
  return (
    <Overlay
      variant="default"
      isOpen
      title={text(TITLES[purchase.state])}
      closeLabel={text('shell.close')}
      onClose={onClose}
      foot={
        <>
          <Button ref={here} onClick={onClose}>
            {text('shop.done.on')}
          </Button>
          {purchase.state === 'Done' && (
            <ButtonLink variant="primary" href={href('/rewards/')}>
              {text('shop.done.way')}
            </ButtonLink>
          )}
        </>
      }
    >
      <output>{useOutcome(purchase)}</output>
    </Overlay>
  );
}

function useOutcome({ state, title, reason }: Purchase): string {
  const text = useText();
  switch (state) {
    case 'Pending':
      return text('shop.pending.text', { title });
    case 'Done':
      return text('shop.done.text', { title });
    case 'Refused':
      return text(refusalKey(reason));
    case 'Returning':
    case 'Returned':
      return text('shop.returning.text', { title });
  }
}
