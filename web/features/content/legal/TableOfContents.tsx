import '../../../ui/pageHead/prose.css';

export interface TableOfContentsProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

export function TableOfContents({ label, sections }: TableOfContentsProps) {
  return (
    <nav className="fy-toc" aria-label={label}>
      <p>{label}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
