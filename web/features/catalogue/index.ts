/** Games on the pages of others. */
export { ListCarousel } from './lobby/ListCarousel.tsx';
