import { useState } from 'react';
import {
  MarketingPreferences as MarketingPreferencesDocument,
  UpdateMarketingPreferences,
  type MarketingChoice,
} from '@foyer/contract/generated/operations.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import { createQuery } from '../../transport/graphql/query.ts';
import { useQuery, useMutation } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';

const CHANNELS = ['email', 'sms', 'phone', 'webPush'] as const satisfies readonly (keyof MarketingChoice)[];

/** PLAYER-10: a switch updates optimistically and reverts if the platform refuses. */
export function MarketingPreferences() {
  const text = useText();
  const { choice, isBlocked, hasFailed, choose } = useMarketing();
  if (!choice) return null;
  return (
    <Section title={text('account.marketing')}>
      <p>{text(isBlocked ? 'account.marketing.blocked' : 'account.marketing.lead')}</p>
      {hasFailed && <Banner tone="danger">{text('account.marketing.failed')}</Banner>}
      <SumList
        facts={CHANNELS.map((channel) => {
          const name = text(`account.marketing.${channel}`);
          const isOn = choice[channel];
          const change = () => choose({ ...choice, [channel]: !isOn });
          return {
            key: channel,
            name,
            value: (
              <Switch checked={isOn} disabled={isBlocked && !isOn} aria-label={name} onChange={change} />
            ),
          };
        })}
      />
    </Section>
  );
}

function useMarketing() {
  const { data } = useQuery(createQuery(MarketingPreferencesDocument, {}));
  const { run } = useMutation(UpdateMarketingPreferences);
  const [pending, setPending] = useState<MarketingChoice | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const player = data?.viewer?.player;
  const stored: MarketingChoice | null = player
    ? {
        email: player.isEmailMarketingAccepted,
        sms: player.isSmsMarketingAccepted,
        phone: player.isPhoneMarketingAccepted,
        webPush: player.isWebPushMarketingAccepted,
      }
    : null;

  const choose = async (preferences: MarketingChoice): Promise<void> => {
    setPending(preferences);
    setFailed(false);
    const { error } = await run({ preferences });
    if (!error) return;
    setPending(null);
    setFailed(true);
  };

  return {
    choice: stored && (pending ?? stored),
    isBlocked: player?.marketingPreferences.marketingBlocked === true,
    hasFailed,
    choose: (preferences: MarketingChoice) => void choose(preferences),
  };
}
