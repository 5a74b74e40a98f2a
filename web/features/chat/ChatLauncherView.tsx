import { Button } from '../../ui/button/Button.tsx';
import './chat.css';

export interface ChatLauncherTexts {
  readonly region: string;
  readonly button: string;
  /** Contains `{n}` as the placeholder for the number. */
  readonly unread: string;
  readonly close: string;
  readonly opening: string;
  readonly asking: string;
  readonly named: string;
  readonly nameless: string;
  readonly loadFailed: string;
  readonly tokenFailed: string;
  readonly again: string;
  readonly write: string;
}

export interface ChatLauncherProps {
  readonly id: string;
  readonly texts: ChatLauncherTexts;
  readonly email: string;
}

/**
 * The chat button and the panel shown until the conversation opens. `data-state` selects the visible part
 * of the panel; it opens without script, so that a click works before the code has loaded.
 */
export function ChatLauncherView({ id, texts, email }: ChatLauncherProps) {
  return (
    <section className="fy-chatdoor" aria-label={texts.region}>
      <button
        type="button"
        className="fy-chat"
        popoverTarget={id}
        aria-label={texts.button}
        data-label={texts.button}
        data-unread={texts.unread}
      >
        <Bubble />
        <span className="fy-count" aria-hidden="true" hidden />
      </button>
      <output className="fy-sr" />
      <div id={id} popover="auto" className="fy-chatpanel" data-state="opening">
        <div aria-live="polite">
          <p data-for="opening">{texts.opening}</p>
          <p data-for="asking">{texts.asking}</p>
          <p data-for="loadFailed">{texts.loadFailed}</p>
          <p data-for="tokenFailed">{texts.tokenFailed}</p>
        </div>
        <p className="fy-chatpanel__ways">
          <span data-for="asking">
            <Choice value="named">{texts.named}</Choice>
            <Choice value="nameless">{texts.nameless}</Choice>
          </span>
          <span data-for="loadFailed">
            <Choice value="again">{texts.again}</Choice>
          </span>
          <span data-for="tokenFailed">
            <Choice value="again">{texts.again}</Choice>
            <Choice value="nameless">{texts.nameless}</Choice>
          </span>
          <Button variant="quiet" size="small" popoverTarget={id} popoverTargetAction="hide">
            {texts.close}
          </Button>
        </p>
        <p className="fy-chatpanel__write">
          {texts.write} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </section>
  );
}

const Choice = ({ value, children }: { readonly value: string; readonly children: string }) => (
  <Button size="small" value={value}>
    {children}
  </Button>
);

/** Phosphor's chat-circle-dots, inlined because only this button uses it. */
const Bubble = () => (
  <svg className="fy-icon" viewBox="0 0 256 256" aria-hidden="true">
    <path d="M128,24A104,104,0,0,0,36.18,176.88L24.83,210.93a16,16,0,0,0,20.24,20.24l34.05-11.35A104,104,0,1,0,128,24ZM84,140a12,12,0,1,1,12-12A12,12,0,0,1,84,140Zm44,0a12,12,0,1,1,12-12A12,12,0,0,1,128,140Zm44,0a12,12,0,1,1,12-12A12,12,0,0,1,172,140Z" />
  </svg>
);
