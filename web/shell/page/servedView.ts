import type { ComponentType } from 'react';
import { persistedDocument } from '@foyer/contract/transport/persistedDocument.ts';
import type { AccountBannerProps } from '../../features/player/banners/AccountBanner.tsx';
import { createQuery } from '../../transport/graphql/query.ts';
import { importChunk } from '../../transport/http/missingCode.ts';
import type { LayoutProps, PageResult, ScreenProps } from '../routing/page.ts';
import type { View } from '../routing/view.ts';
import type { ServedPage, ServedPart, ServedQuery } from './servedPage.ts';

/** The page that the server rendered, with its code loaded. */
export async function servedView(url: URL, page: ServedPage): Promise<View> {
  const { destination, isFullBleed } = page;
  const [Layout, Screen, Banner] = await Promise.all([
    partOf<LayoutProps>(page.layout),
    partOf<ScreenProps>(page.screen),
    page.banner && partOf<AccountBannerProps>(page.banner),
  ]);
  const query = page.query && queryOf(page.query);
  return { url, destination, isFullBleed, query, Layout, Screen, Banner };
}

async function partOf<Props>({ href, name }: ServedPart): Promise<ComponentType<Props>> {
  const chunk: Readonly<Record<string, ComponentType<Props>>> = await importChunk(href);
  const Part = chunk[name];
  if (!Part) throw new Error(`There is no '${name}' in ${href}`);
  return Part;
}

const queryOf = ({ operationName, documentId, variables }: ServedQuery) =>
  createQuery(persistedDocument<PageResult, object>(operationName, documentId), variables);
