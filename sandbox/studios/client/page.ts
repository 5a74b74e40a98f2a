type Attributes = Readonly<Record<string, string>>;

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Enables or disables a control with `aria-disabled`, so that a disabled button keeps the focus. */
export const allow = (control: HTMLElement, isAllowed: boolean): void =>
  control.setAttribute('aria-disabled', String(!isAllowed));

export const onPress = (control: HTMLElement, run: () => void): void =>
  control.addEventListener('click', () => {
    if (control.getAttribute('aria-disabled') !== 'true') run();
  });

export function shape(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (Node | string)[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

export const icon = (path: string, viewBox = '0 0 24 24'): SVGElement =>
  shape('svg', { viewBox, 'aria-hidden': 'true' }, shape('path', { d: path }));

export const fact = (name: string, value: string): HTMLElement =>
  element('div', {}, element('dt', {}, name), element('dd', {}, value));

export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}

/** Fills the `{name}` placeholders of a text. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

export const later = (delayMs: number): Promise<void> => new Promise((done) => setTimeout(done, delayMs));
