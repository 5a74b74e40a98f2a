import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

import { IconButton } from '../../button/Button.tsx';
import { Icon } from '../../icon/Icon.tsx';
import { Section } from '../../section/Section.tsx';
import './ticker.css';
import { useOverflow } from './useOverflow.ts';

export interface WinnerView {
  key: string;
  who: string;
  amount: ReactNode;
  /** What it was won in, and when. */
  details: readonly [string, string];
}

export interface WinnerTickerProps {
  title: string;
  winners: readonly WinnerView[];
  /** What stopping and letting it run are called. */
  labels: { readonly stop: string; readonly run: string };
}

/**
 * Who won, as a band that goes round slowly where there are more than fit. It waits under a hand and under the focus,
 * and can be stopped; stopped, or for who asked for less motion, it is a row to scroll.
 */
export function WinnerTicker({ title, winners, labels }: WinnerTickerProps) {
  const view = useRef<HTMLFieldSetElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [{ isStopped, gone }, setGoing] = useState({ isStopped: false, gone: 0 });
  const isLong = useOverflow(view, row, winners.length);
  const isRunning = isLong && !isStopped;
  // It stands where it was stopped, and goes on from where it stands.
  useLayoutEffect(() => {
    if (view.current && row.current) view.current.scrollLeft = isStopped ? gone * row.current.offsetWidth : 0;
  }, [isStopped, gone]);
  const toggle = () => setGoing({ isStopped: isRunning, gone: goneOf(view.current, row.current) });
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
          // What scrolls is scrolled by key as well.
          {...(isLong && { tabIndex: 0 })}
        >
          <div className="fy-ticker__run" style={begunAt(gone)}>
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
      <small>{what}</small>
      <small>{when}</small>
    </li>
  );
}

/** How far it has gone, as a part of the whole round. */
function goneOf(view: HTMLElement | null, row: HTMLElement | null): number {
  if (!view || !row) return 0;
  const startsAt = view.getBoundingClientRect().left + row.offsetLeft - view.offsetLeft;
  return Math.max(0, (startsAt - row.getBoundingClientRect().left) / row.offsetWidth);
}

const begunAt = (gone: number): CSSProperties & Record<'--_gone', number> => ({ '--_gone': gone });

/** In the place of winners that are on their way, or of who none are yet: as high. */
export function WinnersInstead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Section title={title}>
      <div className="fy-ticker__none">{children}</div>
    </Section>
  );
}
