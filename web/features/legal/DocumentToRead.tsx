import type { DocumentsToAcceptQuery } from '@foyer/contract/generated/operations.ts';
import { Prose } from '../../ui/pageHead/Prose.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { useHref, useDateTag, useText } from '../../i18n/i18n.tsx';
import '../../ui/pageHead/prose.css';
import './legal.css';

export type OwedDocument = NonNullable<
  DocumentsToAcceptQuery['viewer']
>['player']['documentsToAccept'][number];

/** What has changed in a document, and its full text. */
export function DocumentToRead({ document }: { document: OwedDocument }) {
  const text = useText();
  const href = useHref();
  const tag = useDateTag();
  const { key, title, version, changes, html } = document;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const date = day.format(new Date(document.changedAt));
  return (
    <div className="fy-stack">
      <h3>{title}</h3>
      <p className="fy-field__hint">{text('legal.changed', { date, version })}</p>
      {changes !== null && <p>{text('legal.accept.whatChanged', { changes })}</p>}
      <details open className="fy-document__text">
        <summary>{text('legal.accept.fullText')}</summary>
        <div className="fy-prose">
          <Prose html={html} href={href} />
        </div>
      </details>
      <p>
        <Link className="fy-link" href={href(`/${key}/`)} target="_blank">
          {text('legal.accept.newTab')} <span className="fy-sr">{title}</span>
        </Link>
      </p>
    </div>
  );
}
