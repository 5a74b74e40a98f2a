import {
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { fetchCode } from '../../../transport/http/missingCode.ts';
import { RestoreFocus } from './RestoreFocus.tsx';
import './whenSeen.css';

interface SeenPart<Props extends object> {
  readonly Part: ComponentType<Props>;
  /** Gives the part its code: on the server, which renders it at once. */
  provide(component: ComponentType<Props>): void;
}

/**
 * A part further down a page. The browser loads its code when it is less than a screen away; until then the server's
 * HTML stays, so that nothing moves. Then the code's own elements take its place, and the focus if it was inside. React
 * renders them in a transition, in short steps between which the page scrolls on, and inserts them at once.
 */
export function whenSeen<Props extends object>(load: () => Promise<ComponentType<Props>>): SeenPart<Props> {
  let code: ComponentType<Props> | null = null;
  function Part(props: Props) {
    const [Code, setCode] = useState(() => code);
    const container = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const { current } = container;
      if (Code || !current) return;
      const unmounted = new AbortController();
      const fetchComponent = (): void => {
        fetchCode(load).then(
          (loaded) => {
            code = loaded;
            startTransition(() => setCode(() => loaded));
          },
          // The server's HTML stays until the connection is back.
          () => addEventListener('online', fetchComponent, { once: true, signal: unmounted.signal }),
        );
      };
      const observer = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          fetchComponent();
        },
        { rootMargin: '100% 0px' },
      );
      observer.observe(current.firstElementChild ?? current);
      return () => {
        observer.disconnect();
        unmounted.abort();
      };
    }, [Code]);
    const isHydrating = useSyncExternalStore(neverChanges, isBrowser, isServer);
    if (Code && isHydrating)
      return (
        <div className="fy-seen">
          <Code {...props} />
        </div>
      );
    return (
      <RestoreFocus container={container}>
        {Code ? (
          <Code {...props} />
        ) : (
          <div
            className="fy-seen"
            ref={container}
            suppressHydrationWarning
            dangerouslySetInnerHTML={SERVER_HTML}
          />
        )}
      </RestoreFocus>
    );
  }
  return { Part, provide: (component) => void (code = component) };
}

const SERVER_HTML = { __html: '' };
const neverChanges = () => () => {};
const isBrowser = () => false;
const isServer = () => true;
