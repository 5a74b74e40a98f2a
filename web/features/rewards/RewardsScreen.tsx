import { useRef, type ReactNode, useEffect } from 'react';
import { ButtonLink, Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyPage } from '../../ui/feedback/EmptyPage.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { RewardCards, RewardCard } from './RewardCard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { useApp } from '../../app/app.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { CashbackTicket } from './cards/CashbackTicket.tsx';
import { RewardToClaim } from './cards/RewardToClaim.tsx';
import { grouped, type RewardEntry, type RewardList } from './rewardList.ts';
import { useClaims } from './useClaims.ts';
import { useRewards, type Rewards } from './useRewards.ts';
import { Badge } from '../../ui/badge/Badge.tsx';
import { useDayTime } from '../../i18n/useDayTime.ts';
import { useRewardText } from './useRewardText.ts';
import { useMoney } from '../../i18n/money.ts';
import { useMessages } from '../../ui/toast/toastsContext.ts';

/** ROUTE-57: the player's rewards. */
export function RewardsScreen() {
  const text = useText();
  const rewards = useRewards();
  useTitle(text('places.rewards.title'));
  useCreditNews(rewards.list);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTitle headingRef={heading}>{text('places.rewards.title')}</PageTitle>
      {rewards.isBlocked && <Banner tone="neutral">{text('places.rewards.refused.blocked')}</Banner>}
      {rewards.state === 'failed' && <Banner tone="danger">{text('places.rewards.failed')}</Banner>}
      {rewards.state === 'coming' && <Skeleton shape="band" />}
      {rewards.state === 'here' && <Groups rewards={rewards} onRemoved={() => heading.current?.focus()} />}
      {rewards.cashback && <CashbackTicket cashback={rewards.cashback} />}
    </>
  );
}

interface GroupsProps {
  readonly rewards: Rewards;
  /** Called when the card with the focus is removed. */
  onRemoved(): void;
}

function Groups({ rewards: { list, change }, onRemoved }: GroupsProps) {
  const text = useText();
  const claims = useClaims(change);
  const nowMs = useNow(list.length > 0, useApp().renderedAtMs);
  const { toClaim, coming, credited } = grouped(list, nowMs);
  const putAway = (assignationId: string) => {
    change({ what: 'dismissed', assignationId });
    onRemoved();
  };
  if (toClaim.length + coming.length + credited.length === 0) return <Nothing />;
  return (
    <>
      <Group title={text('places.rewards.toClaim')} count={toClaim.length}>
        {toClaim.map((entry) => (
          <RewardToClaim
            key={entry.assignationId}
            entry={entry}
            claims={claims}
            nowMs={nowMs}
            onRemoved={onRemoved}
          />
        ))}
      </Group>
      <Group title={text('places.rewards.coming')}>
        {coming.map((entry) => (
          <ScheduledReward key={entry.assignationId} entry={entry} />
        ))}
      </Group>
      <Group title={text('places.rewards.credited')}>
        {credited.map((entry) => (
          <CreditedReward
            key={entry.assignationId}
            entry={entry}
            onPutAway={() => putAway(entry.assignationId)}
          />
        ))}
      </Group>
    </>
  );
}

/** A titled row of reward cards; nothing if there are none. */
const Group = ({ children, ...section }: { title: string; count?: number; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <Section {...section}>
      <RewardCards>{children}</RewardCards>
    </Section>
  );

function Nothing() {
  const text = useText();
  const href = useHref();
  return (
    <EmptyPage
      drawing="ticket"
      headingLevel={2}
      title={text('places.rewards.empty.title')}
      way={{ href: href('/'), label: text('shell.toLobby') }}
    >
      {text('places.rewards.empty.text')}
    </EmptyPage>
  );
}

function ScheduledReward({ entry: { reward } }: { entry: RewardEntry }) {
  const text = useText();
  const dayTime = useDayTime();
  const value = useRewardText()(reward.rewardType);
  const isAutomatic = reward.claimType === 'automatic';
  return (
    <RewardCard
      {...value}
      isComing
      name={reward.name}
      about={isAutomatic ? text('places.rewards.automatic') : value.about}
      note={<Badge>{text('places.rewards.from', { at: dayTime(reward.startsAt) })}</Badge>}
    />
  );
}

/** REW-14: shown until the player dismisses it. */
function CreditedReward({ entry: { reward }, onPutAway }: { entry: RewardEntry; onPutAway(): void }) {
  const text = useText();
  const href = useHref();
  const { rewardType } = reward;
  return (
    <RewardCard
      {...useRewardText()(rewardType)}
      name={reward.name}
      note={<Badge tone="success">{text('places.rewards.isCredited')}</Badge>}
    >
      <Button
        size="small"
        variant="quiet"
        aria-label={`${text('places.rewards.putAway')}, ${reward.name}`}
        onClick={onPutAway}
      >
        {text('places.rewards.putAway')}
      </Button>
      {rewardType.__typename === 'FreeSpin' && (
        <ButtonLink size="small" variant="primary" href={href(rewardType.game.url)}>
          {text('places.rewards.play')}
        </ButtonLink>
      )}
    </RewardCard>
  );
}

/** Shows a toast for each reward credited since the page was opened, in every tab that shows the page. */
function useCreditNews(list: RewardList): void {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const credited = list.filter(({ status }) => status === 'Credited');
    const before = known.current;
    known.current = new Set(credited.map(({ assignationId }) => assignationId));
    if (before === null) return;
    for (const { assignationId, reward } of credited) {
      if (before.has(assignationId)) continue;
      const { rewardType: value } = reward;
      const message =
        value.__typename === 'FreeSpin'
          ? text('places.rewards.news.FreeSpin', { spins: value.freeSpinsAmount })
          : text(`places.rewards.news.${value.__typename}`, { amount: money(value) });
      messages.show({ namespace: `reward ${assignationId}`, kind: 'success', message });
    }
  }, [list, text, money, messages]);
}
