import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useApp, useSettings, useTheme } from '../app/app.tsx';
import { useGraphql } from '../app/graphql.tsx';
import { useHref, useText } from '../i18n/i18n.tsx';
import { useGameList } from '../features/catalogue/tile/gameListContext.tsx';
import { useSession, useSessionStore } from '../features/signIn/session.tsx';

const hooks = {
  useHref,
  useText,
  useApp,
  useSettings,
  useTheme,
  useGraphql,
  useSession,
  useSessionStore,
  useGameList,
};

it.each(Object.entries(hooks))('ERR-20 %s outside its provider says so', (_, useIt) => {
  function Lost(): ReactNode {
    useIt();
    return null;
  }
  expect(() => renderToString(<Lost />)).toThrow(
    /There is no (\w+Provider|GameList) above|has no GraphQL client/,
  );
});
