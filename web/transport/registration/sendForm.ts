export interface FormResponse {
  readonly page: Document;
  /** Address of another page to which the response leads; null if it is a page of the form. */
  readonly redirectedTo: string | null;
}

/** Sends a form without leaving its page, so that what was entered stays. @returns null if no response arrived */
export async function sendForm(form: HTMLFormElement): Promise<FormResponse | null> {
  const entered = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') entered.append(name, value);
  try {
    const response = await fetch(form.action, { method: 'POST', body: entered });
    const page = new DOMParser().parseFromString(contentOf(await response.text()), 'text/html');
    return { page, redirectedTo: response.redirected ? response.url : null };
  } catch {
    return null;
  }
}

/** Title and main part of a page. Its style sheets would violate the content security policy, and are those of this page. */
const contentOf = (html: string): string =>
  [/<title>.*?<\/title>/s, /<main.*<\/main>/s].map((part) => part.exec(html)?.[0] ?? '').join('');
