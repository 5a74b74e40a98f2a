import { useId, useState } from 'react';
import { StartIdentityVerification } from '@foyer/contract/generated/operations.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { CompanyFrame } from '../../../ui/money/CompanyFrame.tsx';
import { useFocusHere } from '../../../ui/overlay/useFocusHere.ts';
import { useGraphql, useLocale, useText } from '../../content/index.ts';
import { readStepMessage } from './stepMessages.ts';

interface Props {
  readonly url: string;
  /** The first; the frame asks for others when it is over. */
  readonly token: string;
  onMoved(): void;
  onFailed(): void;
}

const LEAST_HEIGHT = 320;
const MOST_HEIGHT = 1200;

/** KYC-04: where a player shows who he is, by the company's own page. */
export function StepFrame({ url, token, onMoved, onFailed }: Props) {
  const text = useText();
  const locale = useLocale();
  const graphql = useGraphql();
  const frame = useFocusHere<HTMLIFrameElement>();
  const id = useId();
  const [height, setHeight] = useState<number | null>(null);
  const { origin } = new URL(url);

  // To that origin alone: whoever else might stand in the frame is not told the token.
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
  const renew = async () => {
    const { data } = await graphql.mutate(StartIdentityVerification, {});
    if (!data) return onFailed();
    post({ method: 'idCheck.updateAccessToken', accessToken: data.startIdentityVerification.token });
  };
  const hear = (event: MessageEvent<unknown>) => {
    const message = readStepMessage(event, { origin, id, frame: frame.current?.contentWindow ?? null });
    if (message?.is === 'ready')
      post({
        method: 'idCheck.init',
        version: 2,
        accessToken: token,
        lang: languageTag(locale),
        origin: location.origin,
      });
    if (message?.is === 'moved') onMoved();
    if (message?.is === 'expired') void renew();
    if (message?.is === 'failed') onFailed();
    if (message?.is === 'resized') setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, message.height)));
  };
  return (
    <CompanyFrame
      ref={frame}
      url={`${url}?_=${encodeURIComponent(id)}`}
      title={text('verification.kyc.frame')}
      height={height}
      hasCamera
      onMessage={hear}
    />
  );
}
