import { useId, useState } from 'react';
import { StartIdentityVerification } from '@foyer/contract/generated/operations.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { CompanyFrame } from '../../ui/frame/CompanyFrame.tsx';
import { useFocusHere } from '../../ui/overlay/useFocusHere.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useLocale, useText } from '../../i18n/i18n.tsx';
import { readStepMessage } from './stepMessages.ts';

interface Props {
  readonly url: string;
  /** First access token; when it expires, the frame requests a new one. */
  readonly token: string;
  onMoved(): void;
  onFailed(): void;
}

const LEAST_HEIGHT = 320;
const MOST_HEIGHT = 1200;

/** KYC-04: identity verification on the vendor's own page in a frame. */
export function StepFrame({ url, token, onMoved, onFailed }: Props) {
  const text = useText();
  const locale = useLocale();
  const graphql = useGraphql();
  const frame = useFocusHere<HTMLIFrameElement>();
  const id = useId();
  const [height, setHeight] = useState<number | null>(null);
  const { origin } = new URL(url);

  // Sent to the vendor's origin only, so that no other page in the frame can receive the token.
  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
  const renew = async () => {
    const { data } = await graphql.mutate(StartIdentityVerification, {});
    if (!data) return onFailed();
    post({ method: 'idCheck.updateAccessToken', accessToken: data.startIdentityVerification.token });
  };
  const receive = (event: MessageEvent<unknown>) => {
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
      onMessage={receive}
    />
  );
}
