import type { SignUpField, SignUpProblem } from '@foyer/contract/registration/forms.ts';
import type { FormSection } from '@foyer/contract/registration/formSteps.ts';
import { formStepHistory, type FormStepHistory } from '../../../app/pageVisit/formStepHistory.ts';
import { sendForm } from '../../../transport/registration/sendForm.ts';
import { fieldOf, problemsIn, type Problems } from '../formReading.ts';

/** Texts that the script shows, in the form's attribute `data-sign-up`. */
export interface SignUpTexts {
  readonly next: string;
  readonly last: string;
  readonly unconfirmed: string;
  readonly withoutLimits: string;
  readonly problems: Readonly<Partial<Record<SignUpProblem, string>>>;
}

/**
 * OPEN-34: shows the identity provider's registration form step by step. The form also works without this script, on one
 * page.
 */
function begin(): void {
  const form = formIn(document);
  if (form) {
    const first = Math.max(firstInvalid(stepsIn(form)), 0);
    const shown: ShownForm = {
      follow: () => {},
      entries: formStepHistory(window, (step) => shown.follow(step), first),
    };
    bindSteps(form, shown, first);
  }
  delete document.documentElement.dataset['signUpSteps'];
}

const formIn = (root: ParentNode): HTMLFormElement | null =>
  root.querySelector<HTMLFormElement>('form[data-sign-up]');

const stepsIn = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('section[data-step]'),
];

const firstInvalid = (steps: readonly HTMLElement[]): number =>
  steps.findIndex((step) => step.querySelector('[aria-invalid=true]'));

/** The form on the page, which a response of the platform replaces; its steps stay in the history. */
interface ShownForm {
  /** Shows the step and focuses what is to be read or corrected. */
  follow(step: number): void;
  readonly entries: FormStepHistory;
}

/** @param first the step to show first */
function bindSteps(form: HTMLFormElement, shown: ShownForm, first: number): void {
  const texts = textsOf(form);
  const steps = stepsIn(form);
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const back = form.querySelector<HTMLButtonElement>('button[data-back]');
  if (!submit || !back) return;
  let index = first;
  const isLast = () => index === steps.length - 1;

  const show = (next: number): void => {
    index = next;
    steps.forEach((step, at) => (step.hidden = at !== index));
    submit.textContent = isLast() ? texts.last : texts.next;
    back.hidden = index === 0;
  };
  const { goTo } = shown.entries;
  shown.follow = (next) => {
    show(next);
    focusOn(steps[next]?.querySelector('[aria-invalid=true]') ?? steps[next]?.querySelector('h2'));
  };

  back.addEventListener('click', () => goTo(index - 1));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (submit.ariaBusy === 'true') return;
    for (const step of isLast() ? steps : steps.slice(index, index + 1))
      showProblems(step, problemsIn(form, sectionsOf(step)), texts);
    const invalid = firstInvalid(steps);
    if (invalid !== -1 && invalid <= index) return goTo(invalid);
    if (!isLast()) return goTo(index + 1);
    submit.ariaBusy = 'true';
    submit.dataset['loading'] = '';
    void send(form, shown);
  });
  show(first);
}

/** Shows the page of the response in the place of this one. The password is not part of it, and stays in the form. */
async function send(form: HTMLFormElement, shown: ShownForm): Promise<void> {
  const response = await sendForm(form);
  const [main, received] = [document.querySelector('main'), response?.page.querySelector('main')];
  // The browser reports what is wrong with the connection.
  if (!response || !main || !received) return form.submit();
  if (response.redirectedTo !== null) return location.assign(response.redirectedTo);
  const password = passwordIn(form)?.value ?? '';
  main.replaceChildren(...received.childNodes);
  document.title = response.page.title;
  scrollTo(0, 0);
  const again = formIn(main);
  if (!again) {
    shown.entries.leave();
    return focusOn(main.querySelector('h1'));
  }
  const field = passwordIn(again);
  if (field) field.value = password;
  const steps = stepsIn(again);
  bindSteps(again, shown, steps.length - 1);
  const invalid = firstInvalid(steps);
  if (invalid === -1) focusOn(again.querySelector('.fy-banner'));
  else shown.entries.goTo(invalid);
}

/** Replaces the errors of a step. */
function showProblems(step: HTMLElement, problems: Problems, texts: SignUpTexts): void {
  for (const error of step.querySelectorAll('.fy-field__error')) error.remove();
  for (const input of step.querySelectorAll('input')) {
    const field = fieldOf(input.name);
    const problem = field && problems[field];
    input.ariaInvalid = problem ? 'true' : null;
    const errorId = problem && showError(input, field, textOf(input, field, problem, texts));
    describe(input, errorId ?? null);
  }
}

function textOf(
  { type }: HTMLInputElement,
  field: SignUpField,
  problem: SignUpProblem,
  texts: SignUpTexts,
): string {
  if (field === 'withoutLimits') return texts.withoutLimits;
  return type === 'checkbox' ? texts.unconfirmed : (texts.problems[problem] ?? '');
}

/** Shows an error below a field, which may have several inputs. @returns its id */
function showError(input: HTMLInputElement, field: SignUpField, text: string): string {
  const id = `${field}-problem`;
  if (document.getElementById(id)) return id;
  const template = input.form?.querySelector<HTMLTemplateElement>('template[data-error]');
  const error = template?.content.firstElementChild?.cloneNode(true);
  if (!(error instanceof HTMLElement)) return id;
  error.id = id;
  error.append(text);
  const label = input.closest('.fy-check');
  if (label) label.after(error);
  else input.closest('.fy-field')?.append(error);
  return id;
}

/** Adds the error to what screen readers read with the field, and removes those that are gone. */
function describe(input: HTMLInputElement, errorId: string | null): void {
  const known = (input.getAttribute('aria-describedby') ?? '').split(' ');
  const ids = new Set([...known, errorId ?? ''].filter((id) => id !== '' && document.getElementById(id)));
  if (ids.size > 0) input.setAttribute('aria-describedby', [...ids].join(' '));
  else input.removeAttribute('aria-describedby');
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches('input')) element.tabIndex = -1;
  element.focus();
}

const passwordIn = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[name=password]');

const sectionsOf = (step: HTMLElement): readonly FormSection[] =>
  // Written by `SignUpFields`.
  (step.dataset['sections'] ?? '').split(' ') as FormSection[];

const textsOf = (form: HTMLFormElement): SignUpTexts => JSON.parse(form.dataset['signUp'] ?? '{}');

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
