/** Search over what the site offers to play. */
export { SearchDialog } from './SearchDialog.tsx';
