import { Icon } from '../../ui/icon/Icon.tsx';
import './sourceOfWealth.css';

export interface Source<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly hint: string;
  /** Short status text. */
  readonly state: string | null;
  readonly isComplete: boolean;
}

interface SourceListProps<Id extends string> {
  readonly label: string;
  readonly sources: readonly Source<Id>[];
  readonly chosen: Id;
  onChoose(id: Id): void;
}

/** List of sources of wealth to document; the form of the chosen one is shown beside it. */
export function SourceList<Id extends string>({ label, sources, chosen, onChoose }: SourceListProps<Id>) {
  return (
    <ul className="fy-sources" aria-label={label}>
      {sources.map(({ id, title, hint, state, isComplete }) => (
        <li key={id}>
          <button
            type="button"
            className="fy-source"
            aria-current={id === chosen ? 'true' : undefined}
            data-complete={isComplete ? '' : undefined}
            onClick={() => onChoose(id)}
          >
            <span className="fy-source__mark">
              {isComplete && <Icon name="check" weight="bold" size="tiny" />}
            </span>
            <span className="fy-source__words">
              <b>{title}</b>
              <span>{hint}</span>
            </span>
            {state !== null && <span className="fy-source__state">{state}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
