/** Search for games, studios and lists. */
export { SearchDialog } from './SearchDialog.tsx';
