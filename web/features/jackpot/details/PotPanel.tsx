import type { ReactNode, Ref, RefObject } from 'react';

import { IconButton } from '../../../ui/button/Button.tsx';
import '../../../ui/field/field.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PotMark, type MarkedPot } from '../pots/PotMark.tsx';
import './potPanel.css';

export interface PotPanelProps {
  id: string;
  label: string;
  panelRef: RefObject<HTMLElement | null>;
  onBeforeShow(): void;
  onShown(isShown: boolean): void;
  children: ReactNode;
}

/** The details panel, a native popover: Escape or a click outside closes it and returns the focus. */
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
  /** Button of the current view, which gets the initial focus. */
  currentRef: Ref<HTMLButtonElement>;
  panelId: string;
  closeLabel: string;
}

/** Tabs for the views, and the close button. */
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
  /** Null if the pot has no icon. */
  pot: MarkedPot | null;
  name: string;
  /** Amount or probability. */
  value?: ReactNode;
  /** Share, 0 to 1, drawn as a bar. */
  part?: number;
  note?: string;
  /** Details as name and value. */
  facts: readonly { readonly name: string; readonly value: string }[];
}

/** One pot as a list item. */
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

/** Actions, always visible below the scrolling content. */
export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <div className="fy-potpanel__foot">{children}</div>
);
