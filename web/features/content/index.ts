/** What screens are made of: texts, amounts, links, the site's settings and the answers of the platform. */
export {
  ContentProvider,
  useContent,
  useHref,
  useLocale,
  useSettings,
  useText,
  type Content,
} from './content.tsx';
export { GraphqlProvider, useQuery as useAnswer, useGraphql, useMutation } from './data.tsx';
export { HeadProvider, useTitle, type Head } from './head.tsx';
export { CookiesProvider, useCookies } from './cookies.tsx';
export { SocketProvider, useSocket } from './socket.tsx';
export { useMoney } from './money.ts';
export { textStore, type TextStore } from './texts.ts';
export { useDateTime } from './useDateTime.ts';
export { useTimeZone } from './timeZone.ts';
export { useStore as useWatched } from './useStore.ts';
