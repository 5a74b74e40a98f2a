import type { ContentPageQuery } from '@foyer/contract/generated/operations.ts';
import { classNames } from '../../../ui/link/classNames.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PageTitle } from '../../../ui/pageHead/PageTitle.tsx';
import { Prose } from '../../../ui/pageHead/Prose.tsx';
import { useCountries } from '../../../app/app.tsx';
import { useQuery } from '../../../app/graphql.tsx';
import { useHref, useDateTag, useText } from '../../../i18n/i18n.tsx';
import { useTitle } from '../../../app/head.tsx';
import { PageUnavailable } from '../../../app/PageUnavailable.tsx';
import { ChatOpener } from '../../chat/index.ts';
import { contentPageQuery } from './queries.ts';
import '../../../ui/pageHead/prose.css';

/** The page that says where players get help. */
const HELP_PAGE = 'additional-information';

/** A text with fewer sections needs no table of contents. */
const SECTIONS_TO_LIST = 4;

/** ROUTE-61, ROUTE-67 to ROUTE-70: terms, policies and notices required by the licence. */
export function LegalScreen({ variant = '' }: { variant: string | undefined }) {
  const { data } = useQuery(contentPageQuery(variant, useCountries().country));
  useTitle(data?.page?.title ?? '');
  return data?.page ? (
    <LegalText key={variant} page={data.page} hasHelp={variant === HELP_PAGE} />
  ) : (
    <TextMissing />
  );
}

interface LegalTextProps {
  readonly page: NonNullable<ContentPageQuery['page']>;
  readonly hasHelp: boolean;
}

function LegalText({ page, hasHelp }: LegalTextProps) {
  const text = useText();
  const href = useHref();
  const { title, html, sections, version } = page;
  const hasContents = sections.length >= SECTIONS_TO_LIST;
  const date = useDay(page.changedAt);
  return (
    <article className={classNames('fy-words', 'fy-content--narrow', hasContents && 'fy-words--parted')}>
      <div className="fy-stack fy-words__head">
        <PageTitle>{title}</PageTitle>
        <p>{text('legal.changed', { date, version })}</p>
        {hasHelp && (
          <ChatOpener className="fy-button">
            <Icon name="chat-circle" />
            {text('shell.chat')}
          </ChatOpener>
        )}
      </div>
      {hasContents && <TableOfContents label={text('legal.onThisPage')} sections={sections} />}
      <Prose html={html} href={href} />
    </article>
  );
}

function useDay(day: string): string {
  const tag = useDateTag();
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function TextMissing() {
  const text = useText();
  return (
    <PageUnavailable title={text('legal.none')} drawing="ticket" home={text('legal.home')}>
      {text('legal.none.text')}
    </PageUnavailable>
  );
}

interface TableOfContentsProps {
  label: string;
  sections: readonly { id: string; title: string }[];
}

export function TableOfContents({ label, sections }: TableOfContentsProps) {
  return (
    <nav className="fy-toc" aria-label={label}>
      <p>{label}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
