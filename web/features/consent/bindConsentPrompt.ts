import { moveAside } from './moveAside.ts';
import { CATEGORIES, type Category } from '../../transport/consent/categories.ts';
import type { ConsentStore } from '../../transport/consent/consentStore.ts';
import { CONSENT_PROMPT_ID } from './consentPromptScript.ts';

/**
 * Handles the buttons of the consent prompt in the document and shows the prompt while consent is missing.
 * After a choice the focus moves to the main content. Does nothing if the document has no prompt.
 */
export function bindConsentPrompt(store: ConsentStore): void {
  const prompt = findPrompt();
  const announcement = prompt?.nextElementSibling;
  if (!prompt || !(announcement instanceof HTMLOutputElement)) return;

  const saveChoice = (button: string): void => {
    store.choose(acceptedBy(button, prompt));
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  const update = (): void => {
    if (store.needsPrompt() === prompt.isConnected) return;
    if (store.needsPrompt()) return announcement.before(prompt);
    prompt.remove();
    announcement.textContent = announcement.dataset['said'] ?? '';
  };
  store.subscribe(update);
  update();
  moveAside(prompt);
  prompt.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) saveChoice(button.value);
  });
  const { pressed } = prompt.dataset;
  if (pressed !== undefined) saveChoice(pressed);
}

/** The prompt stays in its template if a choice is stored, although that choice may be outdated or invalid. */
function findPrompt(): HTMLElement | null {
  const found = document.getElementById(CONSENT_PROMPT_ID);
  if (!(found instanceof HTMLTemplateElement)) return found;
  const prompt = found.content.querySelector('section');
  found.replaceWith(found.content);
  return prompt;
}

function acceptedBy(button: string, prompt: HTMLElement): readonly Category[] {
  if (button === 'reject') return ['necessary'];
  // The prompt has a switch for each category that the site uses, except for the necessary cookies.
  const switches = [...prompt.querySelectorAll<HTMLInputElement>('input')];
  const granted = switches.filter(({ checked }) => checked || button === 'accept').map(({ value }) => value);
  return CATEGORIES.filter((category) => category === 'necessary' || granted.includes(category));
}
