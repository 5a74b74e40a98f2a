import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { isRequested, type Wealth } from './missing.ts';
import './sourceOfWealth.css';

const AREA = 'verification.sourceOfWealth';

interface SourceListProps {
  readonly wealth: Wealth;
  readonly chosen: SourceOfWealthType;
  onChoose(type: SourceOfWealthType): void;
}

/** List of sources of wealth to document; the form of the chosen one is shown beside it. */
export function SourceList({ wealth, chosen, onChoose }: SourceListProps) {
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
