import { Button } from '../../ui/button/Button.tsx';
import { Switch } from '../../ui/field/Switch.tsx';
import './consent.css';

export interface ConsentItem {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** Which cookies belong to the category. */
  readonly detail?: string;
  /** Null for necessary cookies, which cannot be refused. */
  readonly isOn: boolean | null;
}

export interface ConsentChoicesProps {
  readonly items: readonly ConsentItem[];
  /** The current choice is not loaded yet: switches and save are disabled. */
  readonly isWaiting?: boolean;
  readonly labels: {
    readonly list: string;
    readonly alwaysOn: string;
    readonly reject: string;
    readonly accept: string;
    readonly save: string;
  };
  readonly onTurn: (key: string, isOn: boolean) => void;
  readonly onReject: () => void;
  readonly onAccept: () => void;
  readonly onSave: () => void;
}

/** Category switches and three buttons; refusing takes as many clicks as accepting. */
export function ConsentChoices({
  items,
  labels,
  onTurn,
  isWaiting = false,
  ...handlers
}: ConsentChoicesProps) {
  return (
    <>
      <fieldset className="fy-consent__list" aria-label={labels.list} disabled={isWaiting}>
        {items.map((item) => (
          <ConsentRow key={item.key} item={item} alwaysOn={labels.alwaysOn} onTurn={onTurn} />
        ))}
      </fieldset>
      <div className="fy-consent__actions">
        <Button variant="outline" value="reject" onClick={handlers.onReject}>
          {labels.reject}
        </Button>
        <Button variant="outline" value="accept" onClick={handlers.onAccept}>
          {labels.accept}
        </Button>
        <Button variant="primary" value="save" onClick={handlers.onSave} disabled={isWaiting}>
          {labels.save}
        </Button>
      </div>
    </>
  );
}

interface ConsentRowProps extends Pick<ConsentChoicesProps, 'onTurn'> {
  readonly item: ConsentItem;
  readonly alwaysOn: string;
}

function ConsentRow({ item: { key, label, hint, detail, isOn }, alwaysOn, onTurn }: ConsentRowProps) {
  const texts = (
    <>
      <b>{label}</b>
      <small>{hint}</small>
      {detail && <small>{detail}</small>}
    </>
  );
  if (isOn === null)
    return (
      <div className="fy-consent__item">
        {texts}
        <span className="fy-muted">{alwaysOn}</span>
      </div>
    );
  return (
    <label className="fy-consent__item">
      {texts}
      <Switch
        value={key}
        checked={isOn}
        onChange={({ currentTarget }) => onTurn(key, currentTarget.checked)}
      />
    </label>
  );
}
