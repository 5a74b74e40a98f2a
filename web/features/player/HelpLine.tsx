import { Icon } from '../../ui/icon/Icon.tsx';
import { useSettings } from '../../app/app.tsx';

/** The country's help line, for gambling problems that the operator cannot solve. */
export function HelpLine() {
  const { name, url } = useSettings().helpLine;
  return (
    <a className="fy-link" href={url} target="_blank" rel="noreferrer">
      <Icon name="chat-circle" size="small" /> {name}
    </a>
  );
}
