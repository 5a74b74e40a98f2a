import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { IconButton } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { OptionList, OptionsContext } from './options.tsx';
import { FIELD, resultAfter } from './resultKeys.ts';
import './search.css';

export interface SearchPanelProps {
  label: string;
  closeLabel: string;
  term: string;
  maxLength: number;
  status: string;
  /** Name of the list of options; null while there is none. */
  optionsLabel: string | null;
  onTerm(term: string): void;
  onClose(): void;
  /** Shown above and below the options. */
  before: ReactNode;
  after: ReactNode;
  children: ReactNode;
}

/** OVER-04: the search field as a combobox. The focus stays in the field; the arrow keys choose an option, Enter follows it. */
export function SearchPanel({ label, term, optionsLabel, onTerm, onClose, ...rest }: SearchPanelProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return onClose();
    }
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const index = options.findIndex(({ id }) => id === active);
    const chosen = options[index];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return chosen.click();
    }
    const next = resultAfter(event.key, index, options.length);
    if (next === null) return;
    event.preventDefault();
    const option = next === FIELD ? undefined : options[next];
    setActive(option?.id ?? null);
    option?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <search className="fy-search">
      <div className="fy-search__field">
        <Icon name="magnifying-glass" />
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={optionsLabel !== null}
          aria-controls={optionsLabel === null ? undefined : listId}
          aria-activedescendant={active ?? undefined}
          value={term}
          maxLength={rest.maxLength}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            setActive(null);
            onTerm(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={rest.closeLabel} onClick={onClose}>
          <Icon name="x" />
        </IconButton>
      </div>
      <output className="fy-sr">{rest.status}</output>
      <div className="fy-search__body">
        {rest.before}
        {optionsLabel === null ? (
          rest.children
        ) : (
          <OptionList ref={list} id={listId} label={optionsLabel}>
            <OptionsContext value={{ listId, active }}>{rest.children}</OptionsContext>
          </OptionList>
        )}
        {rest.after}
      </div>
    </search>
  );
}
