export interface LiveResult {
  readonly text: string;
  readonly colour: 'red' | 'black' | 'green' | null;
}

/** What came at a table, the latest first. The number says it; the colour says it again. */
export function LivePast({ label, results }: { label: string; results: readonly LiveResult[] }) {
  return (
    <ol className="fy-live__past" aria-label={label}>
      {results.map(({ text, colour }, place) => (
        <li key={place} data-colour={colour ?? undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}
