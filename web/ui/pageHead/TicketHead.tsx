import type { ReactNode } from 'react';

import './ticketHead.css';

interface TicketHeadProps {
  title: string;
  /** Paragraphs and buttons below the title. */
  children: ReactNode;
  /** A figure and what explains it, on the part that would be torn off; the whole is a plain head without. */
  stub?: ReactNode;
}

/** The top of a page about something that the player collects: a ticket with the collected amount on its stub. */
export const TicketHead = ({ title, children, stub }: TicketHeadProps) => (
  <section className="fy-tickethead">
    <div className="fy-tickethead__text">
      <h1>{title}</h1>
      {children}
    </div>
    {stub !== undefined && <div className="fy-tickethead__stub">{stub}</div>}
  </section>
);
