import { useId, useState } from 'react';
import { PushState, SubscribeToPush, UnsubscribeFromPush } from '@foyer/contract/generated/operations.ts';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { useGraphql } from '../../app/graphql.tsx';
import { useStore } from '../../app/useStore.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { browserPush } from '../../transport/push/browserPush.ts';
import { createPushSwitch, type PushServer } from '../../transport/push/pushSwitch.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import './pushSwitch.css';

const KINDS = ['payments', 'wins', 'limits', 'checks', 'rewards'] as const;

/** Switches push messages to this device on and off. The browser asks for permission only after a press. */
export function PushSwitch({ publicKey }: { publicKey: string }) {
  const text = useText();
  const id = useId();
  const graphql = useGraphql();
  const locale = useLocale();
  const [push] = useState(() =>
    createPushSwitch({ browser: browserPush(locale), server: pushServer(graphql), publicKey }),
  );
  const { status, isBusy, hasFailed, isChanged } = useStore(push);
  const isOn = status === 'on';
  const isPossible = isOn || status === 'off';
  return (
    <section className="fy-push" aria-labelledby={`${id}-title`}>
      <Icon name="bell" />
      <div className="fy-push__text">
        <h2 id={`${id}-title`}>{text('notifications.push.title')}</h2>
        <p id={`${id}-hint`}>{text('notifications.push.hint')}</p>
      </div>
      <Switch
        checked={isOn}
        disabled={!isPossible}
        aria-disabled={isBusy}
        aria-label={text('notifications.push.switch')}
        aria-describedby={`${id}-hint`}
        onChange={() => void (isOn ? push.turnOff() : push.turnOn())}
      />
      <ul className="fy-push__kinds" aria-label={text('notifications.push.kinds')}>
        {KINDS.map((kind) => (
          <li key={kind}>{text(`notifications.push.kind.${kind}`)}</li>
        ))}
      </ul>
      {(status === 'blocked' || status === 'unsupported') && (
        <Banner tone="neutral">{text(`notifications.push.${status}`)}</Banner>
      )}
      {hasFailed && isPossible && <Banner tone="danger">{text('notifications.push.failed')}</Banner>}
      <output className="fy-sr">
        {isChanged && isPossible && !hasFailed && !isBusy && text(`notifications.push.${status}`)}
      </output>
    </section>
  );
}

function pushServer(graphql: Graphql): PushServer {
  const required = <Data,>({
    data,
    error,
  }: {
    readonly data?: Data | undefined;
    readonly error?: Error | undefined;
  }) => {
    if (error || data === undefined) throw error ?? new Error('the platform sent no data');
    return data;
  };
  return {
    isSubscribed: async (endpoint) =>
      required(await graphql.reread(PushState, { endpoint })).viewer?.push?.isSubscribed === true,
    async subscribe(subscription) {
      required(await graphql.mutate(SubscribeToPush, { subscription, endpoint: subscription.endpoint }));
    },
    async unsubscribe(endpoint) {
      required(await graphql.mutate(UnsubscribeFromPush, { endpoint }));
    },
  };
}
