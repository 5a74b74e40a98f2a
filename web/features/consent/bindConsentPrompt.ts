import { stepAside } from '../../ui/overlay/consent/stepAside.ts';
import { CATEGORIES, type Category } from '../../transport/consent/categories.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/**
 * Makes the question in the document work: it is there as long as the visitor has to be asked, and whatever is
 * answered, the reader is then where the page begins. Without the question in the document nobody is asked.
 */
export function bindConsentPrompt(store: ConsentStore): void {
  const question = findQuestion();
  const announcement = question?.nextElementSibling;
  if (!question || !(announcement instanceof HTMLOutputElement)) return;

  const answer = (button: string): void => {
    store.choose(acceptedBy(button, question));
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const see = (): void => {
    if (store.isUnasked() === question.isConnected) return;
    if (store.isUnasked()) return announcement.before(question);
    question.remove();
    announcement.textContent = announcement.dataset['said'] ?? '';
  };
  store.subscribe(see);
  see();
  stepAside(question);
  question.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) answer(button.value);
  });
  const { pressed } = question.dataset;
  if (pressed !== undefined) answer(pressed);
}

/** The document leaves it in its template where something is on record; that may be no answer that counts here. */
function findQuestion(): HTMLElement | null {
  const found = document.getElementById(CONSENT_PROMPT_ID);
  if (!(found instanceof HTMLTemplateElement)) return found;
  const question = found.content.querySelector('section');
  found.replaceWith(found.content);
  return question;
}

function acceptedBy(button: string, question: HTMLElement): readonly Category[] {
  if (button === 'accept') return CATEGORIES;
  if (button === 'reject') return ['necessary'];
  const turnedOn = [...question.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ value }) => value,
  );
  return CATEGORIES.filter((category) => turnedOn.includes(category));
}
