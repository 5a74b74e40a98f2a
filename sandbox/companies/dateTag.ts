/**
 * The BCP 47 tag by which a page writes dates and times: the one that the lobby has handed over, which has the reader's
 * country; the language of the page if there is none, it is invalid, or it is of another language.
 */
export function dateTag(handed: string | null | undefined, language: string): string {
  const languageOf = (tag: string): string => new Intl.Locale(tag).language;
  try {
    return handed && languageOf(handed) === languageOf(language) ? handed : language;
  } catch (error) {
    if (error instanceof RangeError) return language;
    throw error;
  }
}
