import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly className: string;
  readonly tabs: readonly { readonly name: Name; readonly text: string; readonly count: number }[];
  readonly selected: Name;
  /** The panel below the tabs. */
  readonly children: ReactNode;
  onSelect(name: Name): void;
}

/** Tabs with a count each. Arrow keys, Home and End select a tab; only the selected one is in the tab order. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, className, tabs, selected, children, onSelect } = props;
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === selected);
    const to = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    onSelect(to.name);
    document.getElementById(`${id}${to.name}`)?.focus();
  };
  return (
    <>
      <div className={className} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map(({ name, text, count }) => (
          <button
            key={name}
            id={`${id}${name}`}
            type="button"
            role="tab"
            aria-selected={name === selected}
            aria-controls={`${id}panel`}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
          >
            {text} <small>{count}</small>
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`}>
        {children}
      </div>
    </>
  );
}
