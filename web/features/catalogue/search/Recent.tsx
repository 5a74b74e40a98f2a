import { Button } from '../../../ui/button/Button.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useText } from '../../../i18n/i18n.tsx';

interface RecentProps {
  readonly terms: readonly string[];
  onTerm(term: string): void;
  onForget(): void;
}

export function Recent({ terms, onTerm, onForget }: RecentProps) {
  const text = useText();
  if (terms.length === 0) return null;
  return (
    <Section title={text('menu.search.recent')}>
      <ul className="fy-search__chips">
        {terms.map((term) => (
          <li key={term}>
            <Button variant="outline" onClick={() => onTerm(term)}>
              {term}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={onForget}>
            {text('menu.search.forget')}
          </Button>
        </li>
      </ul>
    </Section>
  );
}
