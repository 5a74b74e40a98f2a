import { useText } from '../../../i18n/i18n.tsx';
import { OptionButton, OptionGroup } from './options.tsx';

interface RecentProps {
  readonly terms: readonly string[];
  onTerm(term: string): void;
}

export function Recent({ terms, onTerm }: RecentProps) {
  const text = useText();
  if (terms.length === 0) return null;
  return (
    <OptionGroup title={text('menu.search.recent')}>
      <div className="fy-search__chips">
        {terms.map((term, index) => (
          <OptionButton
            key={term}
            name={`recent-${index}`}
            className="fy-button fy-button--outline"
            onClick={() => onTerm(term)}
          >
            {term}
          </OptionButton>
        ))}
      </div>
    </OptionGroup>
  );
}
