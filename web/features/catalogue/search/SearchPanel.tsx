import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from 'react';

import { IconButton } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FIELD, resultAfter } from './resultKeys.ts';
import './search.css';

export interface SearchPanelProps {
  label: string;
  closeLabel: string;
  term: string;
  maxLength: number;
  status: string;
  onTerm(term: string): void;
  onClose(): void;
  children: ReactNode;
}

/** The search field and its results; the arrow keys move between them. */
export function SearchPanel({ label, closeLabel, term, maxLength, status, ...rest }: SearchPanelProps) {
  const panel = useArrowKeys();
  return (
    <search ref={panel} className="fy-search">
      <div className="fy-search__field">
        <Icon name="magnifying-glass" />
        <input
          type="search"
          value={term}
          maxLength={maxLength}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => rest.onTerm(target.value)}
          onKeyDown={(event) => closeOnEscape(event, rest.onClose)}
        />
        <IconButton label={closeLabel} onClick={rest.onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <output className="fy-sr">{status}</output>
      <div className="fy-search__body">{rest.children}</div>
    </search>
  );
}

/** OVER-16: browsers clear a search field at the first Escape. Here the first Escape closes the overlay. */
function closeOnEscape(event: ReactKeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  close();
}

function useArrowKeys() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => moveFocus(element, event);
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, []);
  return panel;
}

function moveFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const field = panel.querySelector('input');
  const results = [...panel.querySelectorAll<HTMLElement>('.fy-search__body a')];
  const index = event.target === field ? FIELD : results.findIndex((result) => result === event.target);
  if (index === FIELD && event.target !== field) return; // a favourite button or the close button
  const next = resultAfter(event.key, index, results.length);
  if (next === null) return;
  event.preventDefault();
  (next === FIELD ? field : results[next])?.focus();
}
