import { element } from '../../studios/client/page.ts';

export function button(label: string, kind: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label);
  made.addEventListener('click', press);
  return made;
}

export function bar(label: string, value: number, max: number): HTMLElement {
  return element('progress', { 'aria-label': label, value: String(value), max: String(max) });
}
