import type { DocumentsPageQuery } from '@foyer/contract/generated/operations.ts';
import { Badge, type BadgeTone } from '../../../ui/badge/Badge.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { RequestPanel } from '../../../ui/feedback/RequestPanel.tsx';
import { SumList } from '../../../ui/section/SumList.tsx';
import { useText } from '../../../i18n/i18n.tsx';
import { SourceOfWealthLink } from '../../sourceOfWealth/index.ts';
import { useLive } from '../../../app/useLive.ts';
import { Kyc, useMomentFact } from '../../kyc/index.ts';
import { EmptyProfilePage } from '../EmptyProfilePage.tsx';
import { documentsQuery } from '../queries.ts';

type Viewer = NonNullable<DocumentsPageQuery['viewer']>;

/** PROF-04: the documents page of the profile. */
export function Documents() {
  const text = useText();
  const { data, hasFailed, refetch } = useLive(documentsQuery);
  const viewer = data?.viewer;
  if (!viewer)
    return hasFailed ? (
      <Banner tone="danger">{text('verification.kyc.failed')}</Banner>
    ) : (
      <Skeleton shape="band" />
    );
  const { identityVerification: identity, sourceOfWealth: wealth } = viewer;
  const isIdentityOpen = identity.status !== 'NotNeed' || identity.holdsPayouts || identity.mayStart;
  if (!isIdentityOpen && wealth.status === 'NotRequired')
    return <EmptyProfilePage page="documents" drawing="ticket" />;
  return (
    <>
      <Section title={text('verification.kyc.title')}>
        <Kyc verification={identity} refetch={refetch} />
      </Section>
      <Section title={text('verification.kyc.wealth')}>
        <Wealth wealth={wealth} />
      </Section>
    </>
  );
}

const TONE = { Done: 'success', NotRequired: 'neutral', Required: 'warning' } as const satisfies Record<
  Viewer['sourceOfWealth']['status'],
  BadgeTone
>;

function Wealth({
  wealth: { status, sentAt, dueDate, dueDateExpired },
}: {
  wealth: Viewer['sourceOfWealth'];
}) {
  const text = useText();
  const moment = useMomentFact();
  const shown = status === 'Required' && sentAt !== null ? 'Sent' : status;
  return (
    <RequestPanel
      badge={
        <Badge tone={shown === 'Sent' ? 'info' : dueDateExpired ? 'danger' : TONE[status]}>
          {text(`verification.kyc.wealth.status.${shown}`)}
        </Badge>
      }
      words={<p>{text(`verification.kyc.wealth.text.${shown}`)}</p>}
      facts={
        status === 'Required' && (
          <SumList facts={[...moment('sentAt', sentAt), ...moment('deadline', dueDate)]} />
        )
      }
    >
      {status === 'Required' && (
        <SourceOfWealthLink variant="primary">{text('verification.kyc.wealth.show')}</SourceOfWealthLink>
      )}
    </RequestPanel>
  );
}
