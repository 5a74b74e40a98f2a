import type { Texts } from '@foyer/contract/content/page.ts';
import type { Locale } from '@foyer/domain/locale.ts';

/**
 * Loads more text areas, for client-side navigation.
 * @throws if the network is down or the platform does not respond
 */
export async function fetchTexts(locale: Locale, areas: readonly string[]): Promise<Texts> {
  const response = await fetch(`/texts/${locale}/${areas.join('+')}.json`);
  if (!response.ok) throw new Error(`texts of ${areas.join(', ')}: HTTP ${response.status}`);
  const texts: Texts = await response.json();
  return texts;
}
