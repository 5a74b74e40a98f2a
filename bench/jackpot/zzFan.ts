import { byBareServer, bySocket, type Spreads } from './fanout.ts';
const turns = Number(process.argv[2] ?? 5);
const only = process.argv[3];
const bare: Spreads[] = [],
  own: Spreads[] = [];
for (let t = 0; t < turns; t++) {
  const order = t % 2 ? ['own', 'bare'] : ['bare', 'own'];
  for (const o of order) {
    if (only && o !== only) continue;
    (o === 'bare' ? bare : own).push(await (o === 'bare' ? byBareServer(10_000) : bySocket(10_000)));
  }
}
const med = (v: number[]) => [...v].sort((a, b) => a - b)[Math.floor(v.length / 2)]!;
for (const which of ['single', 'together'] as const) {
  const f = (s: Spreads[]) => s.map((x) => Math.round(x[which].perSecond / 1000));
  const p = (s: Spreads[]) => s.map((x) => Math.round(x[which].p99Ms));
  console.log(
    which,
    'own k/s',
    f(own).join(' '),
    'p99',
    p(own).join(' '),
    '| bare k/s',
    f(bare).join(' '),
    'p99',
    p(bare).join(' '),
  );
  if (!only)
    console.log(
      '  ratio of medians',
      (med(own.map((x) => x[which].perSecond)) / med(bare.map((x) => x[which].perSecond))).toFixed(3),
      'by turn',
      own.map((x, i) => (x[which].perSecond / bare[i]![which].perSecond).toFixed(2)).join(' '),
    );
}
