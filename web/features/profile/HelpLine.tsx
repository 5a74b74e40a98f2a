import { Icon } from '../../ui/icon/Icon.tsx';
import { useSettings } from '../content/index.ts';

/** The way out where the house cannot help itself: the country's own line, in a tab of its own. */
export function HelpLine() {
  const { name, url } = useSettings().helpLine;
  return (
    <a className="fy-link" href={url} target="_blank" rel="noreferrer">
      <Icon name="chat-circle" size="small" /> {name}
    </a>
  );
}
