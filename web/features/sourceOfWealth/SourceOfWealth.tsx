import type { ReactNode } from 'react';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { State } from '../../ui/feedback/State.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useHref, useText } from '../../i18n/i18n.tsx';
import type { Wealth } from './missing.ts';
import { SourceForm } from './SourceForm.tsx';
import { useSourceOfWealth } from './useSourceOfWealth.ts';

const AREA = 'verification.sourceOfWealth';

/** SOW-01: the source of wealth form with its status. @param heading null if the overlay has its own heading */
export function SourceOfWealth({ heading }: { heading: ReactNode }) {
  const text = useText();
  const state = useSourceOfWealth();
  const { wealth } = state;
  if (state.hasFailed) return <Banner tone="danger">{text(`${AREA}.failed`)}</Banner>;
  if (!wealth) return <Skeleton shape="band" />;
  if (wealth.status !== 'Required')
    return <NothingRequested status={wealth.status} isPage={heading !== null} />;
  return (
    <div className="fy-wealth">
      <div>
        {heading}
        <p className="fy-wealth__lead">{text(`${AREA}.lead`)}</p>
      </div>
      <StatusBanners wealth={wealth} />
      {state.wasRefused && <Banner tone="danger">{text(`${AREA}.failed`)}</Banner>}
      <SourceForm wealth={wealth} state={state} />
    </div>
  );
}

function NothingRequested({ status, isPage }: { status: 'Done' | 'NotRequired'; isPage: boolean }) {
  const text = useText();
  const href = useHref();
  return (
    <State
      drawing="ticket"
      headingLevel={isPage ? 1 : 2}
      isPlain
      title={text(`${AREA}.${status}.title`)}
      action={
        isPage && (
          <ButtonLink variant="primary" href={href('/')}>
            {text('shell.toLobby')}
          </ButtonLink>
        )
      }
    >
      {text(`${AREA}.${status}.text`)}
    </State>
  );
}

/** SOW-06: the due date, or that the review is in progress, and the operator's own text. */
function StatusBanners({ wealth: { sentAt, dueDate, dueDateExpired, requested } }: { wealth: Wealth }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <>
      {sentAt !== null && (
        <Banner tone="info">
          <b>{text(`${AREA}.sent.title`)}</b> {text(`${AREA}.sent.text`, { date: dateTime(sentAt) })}
        </Banner>
      )}
      {dueDate !== null && (sentAt === null || dueDateExpired) && (
        <Banner tone={dueDateExpired ? 'warning' : 'neutral'}>
          {text(dueDateExpired ? `${AREA}.overdue` : `${AREA}.due`, { date: dateTime(dueDate) })}
        </Banner>
      )}
      {sentAt === null &&
        requested.map(({ comment, requestedFundingType: type }) => (
          <div className="fy-wealth__comment" key={type}>
            <b>{text(`${AREA}.asked`, { source: text(`${AREA}.type.${sourceOf(type)}`) })}</b>
            {comment !== null && <p>{comment}</p>}
          </div>
        ))}
    </>
  );
}

/** The platform sends the type of a request as free text. */
const sourceOf = (requested: string): SourceOfWealthType =>
  SOURCE_OF_WEALTH_TYPES.find((type) => type === requested) ?? 'Other';
