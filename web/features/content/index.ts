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
export { GraphqlProvider, useAnswer, useGraphql, useMutation, type Answer } from './data.tsx';
export { HeadProvider, useTitle, type Head } from './head.tsx';
export { SocketProvider, useSocket } from './socket.tsx';
export { useMoney, type MoneyFormat } from './money.ts';
export { textStore, type Text, type TextStore } from './texts.ts';
export { useTimeZone } from './timeZone.ts';
export { Link } from '../../design/link/Link.tsx';
