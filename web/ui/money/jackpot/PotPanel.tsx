import type { ReactNode, Ref, RefObject } from 'react';

import { IconButton } from '../../button/Button.tsx';
import '../../field/field.css';
import { Icon } from '../../icon/Icon.tsx';
import { PotMark, type MarkedPot } from './PotMark.tsx';
import './potPanel.css';

export interface PotPanelProps {
  id: string;
  label: string;
  panelRef: RefObject<HTMLElement | null>;
  onBeforeShow(): void;
  onShown(isShown: boolean): void;
  children: ReactNode;
}

/** A native popover over what stands there: Escape or a press elsewhere closes it, and the focus goes back. */
export function PotPanel({ id, label, panelRef, onBeforeShow, onShown, children }: PotPanelProps) {
  return (
    <section
      ref={panelRef}
      className="fy-potpanel"
      id={id}
      popover="auto"
      aria-label={label}
      onBeforeToggle={({ newState }) => newState === 'open' && onBeforeShow()}
      onToggle={({ newState }) => onShown(newState === 'open')}
    >
      {children}
    </section>
  );
}

export interface PanelHeadProps {
  label: string;
  views: readonly { readonly key: string; readonly label: string }[];
  current: string;
  onShow(key: string): void;
  /** The view that is shown: where the focus begins. */
  currentRef: Ref<HTMLButtonElement>;
  panelId: string;
  closeLabel: string;
}

/** Which view is shown, and the way out. */
export function PanelHead({
  label,
  views,
  current,
  onShow,
  currentRef,
  panelId,
  closeLabel,
}: PanelHeadProps) {
  return (
    <div className="fy-potpanel__head">
      <fieldset className="fy-segment" aria-label={label}>
        {views.map((view) => (
          <button
            key={view.key}
            type="button"
            aria-pressed={view.key === current}
            {...(view.key === current && { ref: currentRef })}
            onClick={() => onShow(view.key)}
          >
            {view.label}
          </button>
        ))}
      </fieldset>
      <IconButton label={closeLabel} popoverTarget={panelId} popoverTargetAction="hide">
        <Icon name="x" weight="bold" size="small" />
      </IconButton>
    </div>
  );
}

export interface PotLineProps {
  /** Without one the pot has no mark of its own. */
  pot: MarkedPot | null;
  name: string;
  /** What is in it, or how likely it is. */
  value?: ReactNode;
  /** 0 to 1: drawn as a bar. */
  part?: number;
  note?: string;
  /** What holds of it. */
  facts: readonly { readonly name: string; readonly value: string }[];
}

/** One pot in a line. */
export function PotLine({ pot, name, value, part, note, facts }: PotLineProps) {
  return (
    <li className="fy-potline" data-pot={pot ?? 'shared'}>
      <span className="fy-potline__mark">{pot && <PotMark pot={pot} />}</span>
      <b>{name}</b>
      <span className="fy-potline__value">{value}</span>
      {part !== undefined && (
        <i className="fy-potline__bar" aria-hidden="true">
          <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
        </i>
      )}
      {note !== undefined && <small>{note}</small>}
      <dl className="fy-potline__facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export const PotLines = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="fy-potpanel__lines" aria-label={label}>
    {children}
  </ul>
);

export const PanelNote = ({ children }: { children: ReactNode }) => (
  <p className="fy-potpanel__note">{children}</p>
);

/** What can be done: in view however far one has read. */
export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <div className="fy-potpanel__foot">{children}</div>
);
