import { stepAside } from './stepAside.ts';
import { CATEGORIES, type Category } from '../../transport/consent/categories.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/**
 * Handles the buttons of the consent prompt in the document and shows the prompt while consent is missing.
 * After a choice the focus moves to the main content. Does nothing if the document has no prompt.
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
    if (store.needsPrompt() === question.isConnected) return;
    if (store.needsPrompt()) return announcement.before(question);
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

/**
 * The inline script leaves the prompt in its template if a choice is stored, but that choice may be
 * outdated or invalid.
 */
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
