type Child = Node | string | null;

/** An element with its class, its attributes and what stands in it; text is text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: name, ...attributes }: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (name !== undefined) made.className = name;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function button(label: string, kind: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', press);
  return made;
}

/** How far something has come, read as its label and a number of a number. */
export function bar(label: string, value: number, max: number): HTMLElement {
  return element('progress', { 'aria-label': label, value: String(value), max: String(max) });
}
