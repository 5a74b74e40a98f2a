import { Button, IconButton } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useSettings } from '../../app/app.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { CHAT_PANEL_ID } from './launcherScript.ts';
import './chat.css';

/** Rendered on the server. The panel opens without a script, before the chat's code has loaded. */
export function ChatLauncher() {
  const text = useText();
  const { chat, label } = useSettings();
  if (!chat) return null;
  const button = text('consent.chat.button');
  const choice = (name: 'named' | 'nameless' | 'again') => (
    <Button variant="outline" value={name}>
      {text(`consent.chat.${name}`)}
    </Button>
  );
  return (
    <section className="fy-chatdoor" aria-label={text('consent.chat.region')}>
      <button
        type="button"
        className="fy-chat"
        popoverTarget={CHAT_PANEL_ID}
        aria-label={button}
        data-label={button}
        data-unread={text('consent.chat.unread', { n: '{n}' })}
      >
        <Bubble />
        <span aria-hidden="true">{button}</span>
        <span className="fy-count" aria-hidden="true" hidden />
      </button>
      <output className="fy-sr" />
      {/* `data-state` selects the visible part of the panel. */}
      <div id={CHAT_PANEL_ID} popover="auto" className="fy-chatpanel" data-state="opening">
        <div className="fy-chatpanel__head">
          <h2>{text('consent.chat.region')}</h2>
          <IconButton
            label={text('consent.chat.close')}
            popoverTarget={CHAT_PANEL_ID}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
          </IconButton>
        </div>
        <div aria-live="polite">
          {(['opening', 'asking', 'loadFailed', 'tokenFailed'] as const).map((state) => (
            <p key={state} data-for={state}>
              {text(`consent.chat.${state}`, { brand: label })}
            </p>
          ))}
        </div>
        <p className="fy-chatpanel__ways">
          <span data-for="asking">
            {choice('named')}
            {choice('nameless')}
          </span>
          <span data-for="loadFailed">{choice('again')}</span>
          <span data-for="tokenFailed">
            {choice('again')}
            {choice('nameless')}
          </span>
        </p>
        <p className="fy-chatpanel__write">
          {text('consent.chat.write')} <a href={`mailto:${chat.email}`}>{chat.email}</a>
        </p>
      </div>
    </section>
  );
}

/** Phosphor's chat-circle-dots, inlined because only this button uses it. */
const Bubble = () => (
  <svg className="fy-icon" viewBox="0 0 256 256" aria-hidden="true">
    <path d="M128,24A104,104,0,0,0,36.18,176.88L24.83,210.93a16,16,0,0,0,20.24,20.24l34.05-11.35A104,104,0,1,0,128,24ZM84,140a12,12,0,1,1,12-12A12,12,0,0,1,84,140Zm44,0a12,12,0,1,1,12-12A12,12,0,0,1,128,140Zm44,0a12,12,0,1,1,12-12A12,12,0,0,1,172,140Z" />
  </svg>
);
