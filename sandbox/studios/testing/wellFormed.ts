export function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g,
  )) {
    if (selfClosing) continue;
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `</${name}>`];
  }
  const tags = svg.match(/</g)?.length ?? 0;
  const read = svg.match(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g)?.length ?? 0;
  return tags === read ? open : [...open, `${tags - read} unreadable tags`];
}
