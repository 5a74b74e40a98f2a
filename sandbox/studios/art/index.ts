export { PALETTES, type Palette } from './palettes.ts';
export { drawPicture, drawMark } from './pictures.ts';
export { plan, type PosterSubject } from './plan.ts';
export { panelColours } from './tile.ts';
