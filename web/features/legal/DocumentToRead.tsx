import type { DocumentsToAcceptQuery } from '@foyer/contract/generated/operations.ts';
import { useId } from 'react';
import { languageTag } from '@foyer/domain/locale.ts';
import { Prose } from '../../ui/pageHead/Prose.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useHref, useLocale, useText } from '../../i18n/i18n.tsx';
import '../../ui/pageHead/prose.css';
import './legal.css';

export type OwedDocument = NonNullable<
  DocumentsToAcceptQuery['viewer']
>['player']['documentsToAccept'][number];

/** What has changed in a document, and its text, which scrolls by itself and can be reached with the keyboard. */
export function DocumentToRead({ document }: { document: OwedDocument }) {
  const text = useText();
  const href = useHref();
  const titleId = useId();
  const tag = languageTag(useLocale());
  const { key, title, version, changes, html } = document;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(document.changedAt));
  return (
    <section className="fy-document" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className="fy-field__hint">{text('legal.changed', { date, version })}</p>
      {changes !== null && <p>{text('legal.accept.whatChanged', { changes })}</p>}
      {/* A scrollable region needs a tab stop, so that the keyboard can scroll it. */}
      <div className="fy-document__text fy-prose" role="region" aria-labelledby={titleId} tabIndex={0}>
        <Prose html={html} href={href} />
      </div>
      <p>
        <Link href={href(`/${key}/`)} target="_blank">
          {text('legal.accept.newTab')} <span className="fy-sr">{title}</span>
        </Link>
      </p>
    </section>
  );
}
