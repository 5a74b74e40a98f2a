import { BANNER_RECORD_KEY, CONSENT_KEY } from '../../transport/consent/consentStore.ts';

export const FIRST_QUESTION_ID = 'first-question';

/**
 * The question comes with the page as a template, because only the browser knows whether it was answered. This runs in
 * the document before anything is painted: who has to be asked sees the question with the first paint. Until its code
 * is there (CONS-08), its switches turn by themselves and the last button pressed is kept.
 */
export const FIRST_QUESTION_SCRIPT = `(()=>{const template=document.getElementById('${FIRST_QUESTION_ID}');
try{if(sessionStorage.getItem('${CONSENT_KEY}')||localStorage.getItem('${BANNER_RECORD_KEY}'))return}catch{}
const question=template.content.firstElementChild;question.id=template.id;template.replaceWith(question);
question.addEventListener('click',({target})=>{const button=target.closest('button');
if(button)question.dataset.pressed=[...question.querySelectorAll('button')].indexOf(button)})})()`;

/** What the reader did to the first question is done to the one that works, and it takes the first one's place. */
export function takeOver(first: HTMLElement, question: HTMLElement): void {
  const controls = controlsOf(question);
  for (const [place, control] of controlsOf(first).entries()) {
    const same = controls[place];
    if (isOn(control) !== isOn(same)) same?.click();
    if (control === document.activeElement) same?.focus({ preventScroll: true });
  }
  const { pressed } = first.dataset;
  first.remove();
  if (pressed === undefined) return;
  const button = question.querySelectorAll('button')[Number(pressed)];
  // After the switches turned above are rendered, for it says what is on.
  queueMicrotask(() => button?.click());
}

const controlsOf = (question: HTMLElement): readonly HTMLElement[] => [
  ...question.querySelectorAll<HTMLElement>('input, button, a'),
];

const isOn = (control: HTMLElement | undefined): boolean =>
  control instanceof HTMLInputElement && control.checked;
