import { useLayoutEffect, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { IconButton } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { customProperties } from '../../../ui/styles/customProperties.ts';
import './ticker.css';

export interface WinnerView {
  key: string;
  who: string;
  amount: ReactNode;
  details: readonly [string, string];
}

export interface WinnerTickerProps {
  title: string;
  winners: readonly WinnerView[];
  labels: { readonly stop: string; readonly run: string };
}

/**
 * A slowly moving row of winners, if they do not fit. It pauses on hover and focus. When it is stopped, or
 * with reduced motion, the reader scrolls it.
 */
export function WinnerTicker({ title, winners, labels }: WinnerTickerProps) {
  const view = useRef<HTMLFieldSetElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [{ isStopped, offset }, setMotion] = useState({ isStopped: false, offset: 0 });
  const isLong = useOverflow(view, row, winners.length);
  const isRunning = isLong && !isStopped;
  // The row stops and resumes at its current position.
  useLayoutEffect(() => {
    if (view.current && row.current)
      view.current.scrollLeft = isStopped ? offset * row.current.offsetWidth : 0;
  }, [isStopped, offset]);
  const toggle = () => setMotion({ isStopped: isRunning, offset: offsetOf(view.current, row.current) });
  const cards = winners.map(({ key, ...winner }) => <Winner key={key} {...winner} />);
  return (
    <Section
      title={title}
      arrows={
        isLong && (
          <IconButton
            className="fy-ticker__stop"
            label={isRunning ? labels.stop : labels.run}
            isSmall
            onClick={toggle}
          >
            <Icon name={isRunning ? 'pause' : 'play'} weight="fill" size="small" />
          </IconButton>
        )
      }
    >
      <div className="fy-ticker" data-running={isRunning ? '' : undefined}>
        <fieldset
          className="fy-ticker__view"
          ref={view}
          aria-label={title}
          // A scrolling element must be focusable, so that the keyboard can scroll it.
          {...(isLong && { tabIndex: 0 })}
        >
          <div className="fy-ticker__run" style={customProperties({ '--_gone': offset })}>
            <ul ref={row}>{cards}</ul>
            {isRunning && (
              <ul aria-hidden="true" inert>
                {cards}
              </ul>
            )}
          </div>
        </fieldset>
      </div>
    </Section>
  );
}

function Winner({ who, amount, details: [what, when] }: Omit<WinnerView, 'key'>) {
  return (
    <li className="fy-winner">
      <b>{who}</b>
      <span className="fy-winner__amount">{amount}</span>
      <small className="fy-note">{what}</small>
      <small className="fy-note">{when}</small>
    </li>
  );
}

function offsetOf(view: HTMLElement | null, row: HTMLElement | null): number {
  if (!view || !row) return 0;
  const startsAt = view.getBoundingClientRect().left + row.offsetLeft - view.offsetLeft;
  return Math.max(0, (startsAt - row.getBoundingClientRect().left) / row.offsetWidth);
}

/** Placeholder with the height of the winners, shown while they load or if there are none. */
export function WinnersInstead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Section title={title}>
      <div className="fy-ticker__none">{children}</div>
    </Section>
  );
}

/** Whether a row is wider than its view; updated when either is resized. */
function useOverflow(
  view: RefObject<Element | null>,
  row: RefObject<Element | null>,
  count: number,
): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!view.current || !row.current) return;
    const measured = [view.current, row.current] as const;
    const measure = () => setLong(measured[1].scrollWidth > measured[0].clientWidth);
    const observer = new ResizeObserver(measure);
    for (const element of measured) observer.observe(element);
    return () => observer.disconnect();
  }, [view, row, count]);
  return isLong;
}
