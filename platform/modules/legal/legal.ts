import { createHash } from 'node:crypto';
import {
  LEGAL_DOCUMENTS,
  type DocumentVersions,
  type LegalDocument,
} from '@foyer/contract/legal/documents.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Page, Site, Sites } from '../../sites/index.ts';
import { legalTables } from './tables.ts';

export interface LegalDeps {
  readonly sites: Pick<Sites, 'byBrand' | 'page'>;
  readonly clock: Clock;
}

/** The site and the language for which a document is read. */
export interface DocumentReader {
  readonly site: Site;
  readonly locale: Locale;
}

interface Acceptance extends DocumentReader {
  readonly playerId: PlayerId;
  readonly versions: AcceptedVersions;
}

interface Registering {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly country: string;
  readonly language: Locale;
  /** The accepted versions of the documents; the current ones if omitted. */
  readonly acceptedVersions?: DocumentVersions;
}

export type AcceptedVersions = Readonly<Partial<DocumentVersions>>;

/** OVER-08, PLAYER-11: the legal pages that players accept, and the record of what they accepted when. */
export function createLegal({ sites, clock }: LegalDeps) {
  /** Idempotent: the first acceptance of a version stays. */
  async function record(tx: Transaction, { playerId, versions, site, locale }: Acceptance): Promise<void> {
    const rows = acceptedIn(versions).map(([document, version]) => ({
      playerId,
      document,
      version,
      locale,
      acceptedAt: clock.now(),
      textHash: hashOf(sites.page(document, site, locale), version),
    }));
    await legalTables(tx)
      .insertInto('identity.acceptance')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['playerId', 'document', 'version']).doNothing())
      .execute();
  }

  return {
    record,
    pages: (documents: readonly LegalDocument[], reader: DocumentReader): readonly Page[] =>
      documents.flatMap((key) => sites.page(key, reader.site, reader.locale) ?? []),

    /** @throws Refusal DocumentChanged when a version is not current; `keys` name the changed documents */
    requireCurrent({ settings: { documentVersions } }: Site, versions: AcceptedVersions): void {
      if (acceptedIn(versions).every(([key, version]) => version === documentVersions[key])) return;
      const keys = acceptedIn(documentVersions).map(([key, version]) => [key, String(version)]);
      throw new Refusal('DocumentChanged', { status: 409, keys: Object.fromEntries(keys) });
    },

    /** Registration accepts the documents that the form showed. @returns their versions */
    async acceptAtRegistration(tx: Transaction, registering: Registering): Promise<AcceptedVersions> {
      const { playerId, brand, country, language: locale } = registering;
      const site = sites.byBrand(brand)?.inCountry(country);
      if (!site) return {};
      const versions = registering.acceptedVersions ?? site.settings.documentVersions;
      await record(tx, { playerId, site, locale, versions });
      return versions;
    },
  };
}

export type Legal = ReturnType<typeof createLegal>;

/** Null for an earlier version, whose text the site data no longer has. */
const hashOf = (page: Page | null, version: number): string | null =>
  page?.version === version ? createHash('sha256').update(`${page.title}\n${page.html}`).digest('hex') : null;

const acceptedIn = (versions: AcceptedVersions): readonly (readonly [LegalDocument, number])[] =>
  LEGAL_DOCUMENTS.flatMap((key) => {
    const version = versions[key];
    return version === undefined ? [] : [[key, version] as const];
  });
