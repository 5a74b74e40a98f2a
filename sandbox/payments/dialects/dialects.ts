import type { PaymentDialect } from './dialect.ts';
import { finshark } from './finshark.ts';
import { krofort } from './krofort.ts';
import { piq } from './piq.ts';
import { plastra } from './plastra.ts';
import { quayside } from './quayside.ts';
import { trustly } from './trustly.ts';
import { zimpler } from './zimpler.ts';

/** Wire format of each company. The property names are also the company names in URLs. */
export const DIALECTS: Readonly<Record<string, PaymentDialect>> = {
  trustly,
  zimpler,
  piq,
  finshark,
  krofort,
  plastra,
  quayside,
};
