import { Translations, type TranslationsQuery } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';

/** The texts of a pop-up; null if the site has none for it. */
export async function readPopUp(
  graphql: Graphql,
  id: string,
): Promise<{ readonly title: string; readonly text: string } | null> {
  // A pop-up that can be shown repeatedly has a suffix after a colon in its id.
  const [name] = id.split(':');
  const keys = [`account.popUp.${name}.title`, `account.popUp.${name}.text`];
  const { data, error } = await graphql.query(Translations, { keys });
  if (!data) throw error ?? new Error('no answer');
  const [title, text] = keys.map((wanted) => textOf(data, wanted));
  return title && text ? { title, text } : null;
}

/** GQLO-04: the texts of a pop-up have no values, so they are shown as they are. */
const textOf = ({ translations }: TranslationsQuery, wanted: string): string | null =>
  translations.find(({ key }) => key === wanted)?.text ?? null;
