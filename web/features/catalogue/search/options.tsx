import { createContext, use, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link, type LinkProps } from '../../../ui/link/Link.tsx';

interface Options {
  readonly listId: string;
  /** Id of the option that the arrow keys have chosen. */
  readonly active: string | null;
}

export const OptionsContext = createContext<Options>({ listId: '', active: null });

interface OptionListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

// A `select` or `datalist` cannot contain posters.
const LISTBOX = { role: 'listbox' } as const;

export const OptionList = ({ ref, id, label, children }: OptionListProps) => (
  <div ref={ref} id={id} {...LISTBOX} aria-label={label} className="fy-search__results">
    {children}
  </div>
);

/** @param name unique among the options, without spaces */
function useOption(name: string) {
  const { listId, active } = use(OptionsContext);
  const id = `${listId}-${name}`;
  return { id, role: 'option', 'aria-selected': id === active, tabIndex: -1 } as const;
}

export function OptionLink({ name, ...link }: LinkProps & { readonly name: string }) {
  return <Link {...link} {...useOption(name)} />;
}

export function OptionButton({
  name,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly name: string }) {
  return <button type="button" {...button} {...useOption(name)} />;
}

interface OptionGroupProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

/** Screen readers read the name of the group with its first option, so they need no heading. */
export function OptionGroup({ title, count, children }: OptionGroupProps) {
  return (
    <fieldset aria-label={title} className="fy-section">
      <h2 className="fy-section__title" aria-hidden="true">
        {title}
        {count !== undefined && <span className="fy-section__count">{count}</span>}
      </h2>
      {children}
    </fieldset>
  );
}
