import { createFrames } from './frames.ts';
import { isMessage, type FromFrame, type ToFrame } from './messages.ts';
import { createWidget, isCallback, isProof, type Proof, type Widget } from './widget.ts';

/**
 * The script that a page loads. It defines the command function `zE` and adds the company's frames. A page
 * that sets `zESettings.webWidget` gets the classic widget with its own launcher button; other pages bring
 * their own button.
 */
const element = document.getElementById('ze-snippet') ?? document.currentScript;
if (element instanceof HTMLScriptElement) begin(new URL(element.src));

interface ClassicSettings {
  readonly offset?: { readonly mobile?: { readonly vertical?: string } };
  readonly authenticate?: { readonly chat?: { readonly jwtFn?: Proof } };
}

function begin(address: URL): void {
  const classic = classicSettings();
  const locale = document.documentElement.lang;
  const at = (page: string) => {
    const url = new URL(page, address);
    url.search = String(new URLSearchParams({ key: address.searchParams.get('key') ?? '', locale }));
    return url.href;
  };
  const lift = classic?.offset?.mobile?.vertical ?? '24px';
  const frames = createFrames({ at, title: 'Hearthdesk', isClassic: classic !== null, lift });
  const { frame, launcher } = frames;

  let isReady = false;
  const waiting: ToFrame[] = [];
  const post = (message: ToFrame) => {
    if (isReady) frame.contentWindow?.postMessage(message, address.origin);
    else waiting.push(message);
  };
  const widget = createWidget(frames, post);
  addEventListener('message', ({ source, origin, data }) => {
    const isOurs = source === frame.contentWindow || (launcher && source === launcher.contentWindow);
    if (!isOurs || origin !== address.origin || !isMessage<FromFrame>(data)) return;
    if (data.say === 'ready') {
      isReady = true;
      post({ say: 'hello', locale });
      for (const each of waiting.splice(0)) post(each);
    } else widget.receive(data);
  });
  Reflect.set(window, 'zE', (kind: string, command: string, ...values: readonly unknown[]) =>
    run(widget, `${kind} ${command}`, values),
  );
  const { jwtFn } = classic?.authenticate?.chat ?? {};
  if (jwtFn) widget.login(jwtFn);
}

/** Supports the commands that lobbies use; unknown commands do nothing. */
function run(widget: Widget, command: string, [first, second]: readonly unknown[]): unknown {
  switch (command) {
    case 'messenger open':
    case 'webWidget open':
      return widget.show(true);
    case 'messenger close':
    case 'webWidget close':
      return widget.show(false);
    case 'messenger loginUser':
      return isProof(first) && widget.login(first, isCallback(second) ? second : undefined);
    case 'messenger logoutUser':
    case 'webWidget logout':
      return widget.logout();
    case 'messenger:set zIndex':
      return widget.lift(Number(first));
    case 'messenger:set customization':
      return widget.setStyle(Object(first));
    case 'messenger:on open':
    case 'messenger:on close':
    case 'messenger:on unreadMessages':
      return isCallback(first) && widget.on(command.replace('messenger:on ', ''), first);
  }
  return undefined;
}

function classicSettings(): ClassicSettings | null {
  const settings: unknown = Reflect.get(window, 'zESettings');
  return typeof settings === 'object' && settings !== null && 'webWidget' in settings
    ? Object(settings.webWidget)
    : null;
}
