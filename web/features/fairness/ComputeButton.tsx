import { Button } from '../../ui/button/Button.tsx';
import { useText } from '../../i18n/i18n.tsx';

/** Opens the draw of one table row. @param name accessible name, which identifies the row */
export function ComputeButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const text = useText();
  return (
    <Button size="small" aria-label={name} onClick={onClick}>
      {text('proof.compute')}
    </Button>
  );
}
