export interface LiveResult {
  readonly text: string;
  readonly colour: 'red' | 'black' | 'green' | null;
}

/** Past results of a live table, newest first. The colour only repeats what the number says. */
export function LivePast({ label, results }: { label: string; results: readonly LiveResult[] }) {
  return (
    <ol className="fy-live__past" aria-label={label}>
      {results.map(({ text, colour }, index) => (
        <li key={index} data-colour={colour ?? undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}
