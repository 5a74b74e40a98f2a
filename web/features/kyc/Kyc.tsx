import { useEffect, useState } from 'react';
import {
  StartIdentityVerification,
  type IdentityVerificationPartsFragment,
  type StartIdentityVerificationMutation,
} from '@foyer/contract/generated/operations.ts';
import { Badge, type BadgeTone } from '../../ui/badge/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { RequestPanel } from '../../ui/feedback/RequestPanel.tsx';
import { SumList } from '../../ui/section/SumList.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useGraphql } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { StepFrame } from './StepFrame.tsx';

type Verification = IdentityVerificationPartsFragment;
type Step = StartIdentityVerificationMutation['startIdentityVerification'];

const TONE = {
  Done: 'success',
  NotNeed: 'neutral',
  Pending: 'info',
  Required: 'danger',
  WillBeRequired: 'warning',
} as const satisfies Record<Verification['status'], BadgeTone>;

/** KYC-01, KYC-03: the status of the identity verification, and what the player can do. */
export function Kyc({ verification, refetch }: { verification: Verification; refetch(): void }) {
  const text = useText();
  const { status } = verification;
  const [step, setStep] = useState<Step | null>(null);
  return (
    <RequestPanel
      badge={<Badge tone={TONE[status]}>{text(`verification.kyc.status.${status}`)}</Badge>}
      words={<StatusText verification={verification} />}
      // The vendor's frame needs the space.
      facts={!step && <Facts verification={verification} />}
    >
      <Actions verification={verification} refetch={refetch} step={step} onStep={setStep} />
    </RequestPanel>
  );
}

function StatusText({ verification }: { verification: Verification }) {
  const text = useText();
  const dateTime = useDateTime();
  const { status, reason, deadline, isBlocking, holdsPayouts, rejections } = verification;
  const isRequired = status === 'Required' || status === 'WillBeRequired';
  return (
    <>
      <p>
        {isRequired && reason && `${text(`verification.kyc.reason.${reason}`)} `}
        {text(`verification.kyc.text.${status}`, { date: deadline === null ? '' : dateTime(deadline) })}
        {status === 'Pending' && isBlocking && ` ${text('verification.kyc.blocked')}`}
        {holdsPayouts &&
          !isBlocking &&
          ` ${text(status === 'NotNeed' ? 'verification.kyc.later.withdrawal' : 'verification.kyc.holds')}`}
      </p>
      {isRequired && rejections.length > 0 && (
        <>
          <p>
            <b>{text('verification.kyc.rejected')}</b>
          </p>
          <ul>
            {rejections.map((rejection) => (
              <li key={rejection}>{text(`verification.kyc.rejection.${rejection}`)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const STEPS = ['Identity', 'Selfie', 'Address', 'Other'] as const;

/** Returns a function that formats a date and time as a row of facts; no row if there is no date. */
export function useMomentFact() {
  const text = useText();
  const dateTime = useDateTime();
  return (key: 'sentAt' | 'askedAt' | 'deadline' | 'decidedAt', at: string | null) =>
    at === null
      ? []
      : [{ key, name: text(`verification.kyc.${key}`), value: <time dateTime={at}>{dateTime(at)}</time> }];
}

function Facts({ verification }: { verification: Verification }) {
  const text = useText();
  const moment = useMomentFact();
  const { status, askedAt, decidedAt, deadline, verificationsDone, verificationsMissing } = verification;
  if (status === 'NotNeed') return null;
  const steps = (key: 'done' | 'missing', names: readonly string[]) =>
    names.map((name) => ({
      key: `${key} ${name}`,
      name: text(`verification.kyc.step.${STEPS.find((step) => step === name) ?? 'Other'}`),
      value: text(`verification.kyc.${key}`),
    }));
  return (
    <SumList
      facts={[
        ...steps('done', verificationsDone),
        ...(status === 'Pending' ? [] : steps('missing', verificationsMissing)),
        ...moment('askedAt', askedAt),
        ...moment('deadline', deadline),
        ...moment('decidedAt', decidedAt),
      ]}
    />
  );
}

interface ActionsProps {
  readonly verification: Verification;
  readonly step: Step | null;
  onStep(step: Step | null): void;
  refetch(): void;
}

function Actions({ verification, refetch, step, onStep }: ActionsProps) {
  const text = useText();
  const graphql = useGraphql();
  const { status, mayStart, rejections } = verification;
  const [isStarting, setStarting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOver = status === 'Done' || (status === 'NotNeed' && !mayStart);
  useEffect(() => {
    if (isOver) onStep(null);
  }, [isOver, onStep]);

  const start = async () => {
    setStarting(true);
    const { data } = await graphql.mutate(StartIdentityVerification, {});
    setStarting(false);
    setFailed(!data);
    onStep(data?.startIdentityVerification ?? null);
    // Refetches after a failure: the operator may have changed the status.
    if (!data) refetch();
  };
  const fail = () => {
    onStep(null);
    setFailed(true);
    refetch();
  };
  return (
    <>
      {hasFailed && <Banner tone="danger">{text('verification.kyc.failed')}</Banner>}
      {step && <StepFrame {...step} onMoved={refetch} onFailed={fail} />}
      {!step && mayStart && (
        <Button variant="primary" isLoading={isStarting} onClick={() => void start()}>
          {text(rejections.length > 0 ? 'verification.kyc.again' : 'verification.kyc.start')}
        </Button>
      )}
      {!step && !mayStart && (status === 'Required' || status === 'WillBeRequired') && (
        <p>{text('verification.kyc.byHouse')}</p>
      )}
    </>
  );
}
