type Child = Node | string | null;

/** Creates an element with attributes and children. Strings become text nodes, so no HTML is injected. */
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

export function bar(label: string, value: number, max: number): HTMLElement {
  return element('progress', { 'aria-label': label, value: String(value), max: String(max) });
}
