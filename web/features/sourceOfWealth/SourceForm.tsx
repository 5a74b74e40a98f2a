import { useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useLanguageTag, useText } from '../../i18n/i18n.tsx';
import { firstSource, openSources, type Wealth, isRequested } from './missing.ts';
import { SourcePanel } from './SourcePanel.tsx';
import type { SourceOfWealthState } from './useSourceOfWealth.ts';
import { useUploads } from './useUploads.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './sourceOfWealth.css';

const AREA = 'verification.sourceOfWealth';

interface SourceFormProps {
  readonly wealth: Wealth;
  readonly state: SourceOfWealthState;
}

/** SOW-02: the form in which players select a source of wealth and upload its documents. */
export function SourceForm({ wealth, state }: SourceFormProps) {
  const text = useText();
  const [chosen, setChosen] = useState(() => firstSource(wealth));
  const [announcement, announce] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const uploads = useUploads(async (name) => {
    await state.refetch();
    announce(text(`${AREA}.uploaded`, { name }));
  });
  const source = wealth.types.find(({ type }) => type === chosen);

  return (
    <div className="fy-wealth__columns">
      <SourceList
        wealth={wealth}
        chosen={chosen}
        onChoose={(type) => {
          setChosen(type);
          heading.current?.focus();
        }}
      />
      <div className="fy-wealth__card">
        {source && (
          <SourcePanel
            wealth={wealth}
            source={source}
            state={state}
            uploads={uploads}
            headingRef={heading}
            onAnnounce={announce}
          />
        )}
        <SendLine wealth={wealth} state={state} onAnnounce={announce} />
        <output className="fy-sr">{announcement}</output>
      </div>
    </div>
  );
}

function SendLine({ wealth, state, onAnnounce }: SourceFormProps & { onAnnounce(message: string): void }) {
  const text = useText();
  const list = new Intl.ListFormat(useLanguageTag(), { type: 'conjunction' });
  const open = openSources(wealth);
  const hasNew = wealth.types.some(({ files }) => files.some(({ isSent }) => !isSent));
  const send = async () => {
    if (await state.send()) onAnnounce(text(`${AREA}.sent.said`));
  };
  if (wealth.sentAt !== null && !hasNew && open.length === 0) return null;
  const sources = list.format(open.map((type) => text(`${AREA}.type.${type}`)));
  return (
    <>
      <p className="fy-wealth__said">
        {wealth.maySend && text(`${AREA}.progress.ready`)}
        {!wealth.maySend && open.length > 0 && text(`${AREA}.progress.missing`, { sources })}
        {!wealth.maySend && open.length === 0 && text(`${AREA}.progress.begin`)}
      </p>
      <Button
        variant="primary"
        isBlock
        disabled={!wealth.maySend}
        isLoading={state.isRunning}
        onClick={() => void send()}
      >
        {text(`${AREA}.send`)}
      </Button>
    </>
  );
}

interface SourceListProps {
  readonly wealth: Wealth;
  readonly chosen: SourceOfWealthType;
  onChoose(type: SourceOfWealthType): void;
}

function SourceList({ wealth, chosen, onChoose }: SourceListProps) {
  const text = useText();
  return (
    <ul className="fy-sources" aria-label={text(`${AREA}.sources`)}>
      {wealth.types.map(({ type, completed }) => {
        const state = completed ? 'completed' : isRequested(wealth, type) ? 'isAsked' : null;
        return (
          <li key={type}>
            <button
              type="button"
              className="fy-source"
              aria-current={type === chosen ? 'true' : undefined}
              data-complete={completed ? '' : undefined}
              onClick={() => onChoose(type)}
            >
              <span className="fy-source__mark">
                {completed && <Icon name="check" weight="bold" size="tiny" />}
              </span>
              <span className="fy-source__words">
                <b>{text(`${AREA}.type.${type}`)}</b>
                <span>{text(`${AREA}.type.${type}.hint`)}</span>
              </span>
              {state !== null && <span className="fy-source__state">{text(`${AREA}.${state}`)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
