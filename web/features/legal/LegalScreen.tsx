import type { ContentPageQuery } from '@foyer/contract/generated/operations.ts';
import { languageTag } from '@foyer/domain/locale.ts';
import { classNames } from '../../ui/link/classNames.ts';
import { PageTitle } from '../../ui/pageHead/PageTitle.tsx';
import { Prose } from '../../ui/pageHead/Prose.tsx';
import { TableOfContents } from '../../ui/pageHead/TableOfContents.tsx';
import { useAnswer, useHref, useLocale, useText, useTitle } from '../content/index.ts';
import { NotThere } from '../pageStates/index.ts';
import { contentPageQuery } from './queries.ts';

/** A text this short is seen at a glance. */
const SECTIONS_TO_LIST = 4;

/** ROUTE-61, ROUTE-67 to ROUTE-70: terms, policies and what the licence obliges to show. */
export function LegalScreen({ place = '' }: { place: string | undefined }) {
  const { data } = useAnswer(contentPageQuery(place));
  useTitle(data?.page?.title ?? '');
  return data?.page ? <Words key={place} page={data.page} /> : <NoWords />;
}

function Words({ page }: { page: NonNullable<ContentPageQuery['page']> }) {
  const text = useText();
  const href = useHref();
  const { title, html, sections, version } = page;
  const isParted = sections.length >= SECTIONS_TO_LIST;
  const date = useDay(page.changedAt);
  return (
    <article className={classNames('fy-words', 'fy-content--narrow', isParted && 'fy-words--parted')}>
      <div className="fy-words__head">
        <PageTitle>{title}</PageTitle>
        <p>{text('legal.changed', { date, version })}</p>
      </div>
      {isParted && <TableOfContents label={text('legal.onThisPage')} sections={sections} />}
      <Prose html={html} href={href} />
    </article>
  );
}

/** A day of the calendar, the same one wherever the reader is. */
function useDay(day: string): string {
  const tag = languageTag(useLocale());
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The site has no such text. */
function NoWords() {
  const text = useText();
  return (
    <NotThere title={text('legal.none')} drawing="ticket" home={text('legal.home')}>
      {text('legal.none.text')}
    </NotThere>
  );
}
