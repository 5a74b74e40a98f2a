import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { PlayerUpdated } from '@foyer/contract/generated/operations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { FieldError } from '../../../ui/field/Field.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { OverlayViewProps } from '../../../app/overlays.ts';
import { useGraphql, useQuery } from '../../../app/graphql.tsx';
import { useOwnTexts } from '../../../app/useOwnTexts.ts';
import { useSubscription } from '../../../app/useSubscription.ts';
import { DocumentToRead, documentsQuery, useAcceptDocuments } from '../../../features/legal/index.ts';
import { SignOutButton } from '../../../features/signIn/index.ts';
import { useCloseOnNavigation } from '../../navigation/navigation.ts';
import { VariantOverlay } from '../VariantOverlay.tsx';

/**
 * OVER-08: new versions of legal documents, to read and accept. If the player closes the overlay without accepting,
 * it opens again on the next page (AMB-12), and the platform refuses play and deposits.
 */
export function ContentAcceptOverlay({ contents, isOpen, onClose }: OverlayViewProps<'content-accept'>) {
  const text = useText();
  const texts = useOwnTexts('legal', 'legal.accept.title');
  useCloseOnNavigation({ isOpen, onClose });
  if (!isOpen || texts !== 'here')
    return (
      <VariantOverlay
        variant="content-accept"
        isOpen={isOpen}
        onClose={onClose}
        title={text('shell.loading')}
      >
        {texts === 'failed' && <Banner tone="danger">{text('shell.failed.text')}</Banner>}
      </VariantOverlay>
    );
  return <Documents onAccepted={() => contents.onAccepted?.()} onClose={onClose} />;
}

function Documents({ onAccepted, onClose }: { onAccepted: () => void; onClose: () => void }) {
  const text = useText();
  const messages = useMessages();
  const { owed, hasFailed } = useOwedDocuments();
  const { accept, isRunning, problem } = useAcceptDocuments();
  const done = () => {
    onClose();
    onAccepted();
  };
  const count = owed?.length ?? 0;
  useCloseWhenNoneIsLeft(count, done);
  const press = async () => {
    if (!owed || !(await accept(owed))) return;
    messages.show({ namespace: 'legal', kind: 'success', message: text('legal.accept.done') });
    done();
  };
  if (owed && count === 0)
    return (
      <VariantOverlay variant="content-accept" isOpen onClose={done} title={text('legal.accept.title')}>
        <p>{text('legal.accept.done')}</p>
      </VariantOverlay>
    );
  return (
    <VariantOverlay
      variant="content-accept"
      isOpen
      isWide
      onClose={onClose}
      title={text('legal.accept.title')}
      foot={
        <>
          <Button onClick={onClose}>{text('legal.accept.later')}</Button>
          <Button variant="primary" isLoading={isRunning} disabled={!owed} onClick={() => void press()}>
            {text('legal.accept.accept')}
          </Button>
        </>
      }
    >
      <p>{text('legal.accept.lead')}</p>
      {hasFailed && <Banner tone="danger">{text('shell.failed.text')}</Banner>}
      {!owed && !hasFailed && <Skeleton shape="band" />}
      {owed?.map((document) => (
        <DocumentToRead key={document.key} document={document} />
      ))}
      {problem && (
        <div role="alert">
          <FieldError>{text(problem)}</FieldError>
        </div>
      )}
      <p>
        <SignOutButton size="small" />
      </p>
    </VariantOverlay>
  );
}

/** Closes the overlay when the documents were accepted in another tab. */
function useCloseWhenNoneIsLeft(count: number, done: () => void): void {
  const before = useRef(count);
  const close = useEffectEvent(done);
  useEffect(() => {
    if (before.current > 0 && count === 0) close();
    before.current = count;
  }, [count]);
}

/** The documents to accept, refetched when the overlay opens and when another tab accepts; undefined while loading. */
function useOwedDocuments() {
  const graphql = useGraphql();
  const { data, error } = useQuery(documentsQuery());
  const refetch = useCallback(() => void documentsQuery().reread(graphql), [graphql]);
  useEffect(refetch, [refetch]);
  useSubscription(PlayerUpdated, {
    next: ({ playerUpdated }) => playerUpdated.isContentAccepted && refetch(),
  });
  return { owed: data?.viewer?.player.documentsToAccept, hasFailed: error !== undefined && !data };
}
