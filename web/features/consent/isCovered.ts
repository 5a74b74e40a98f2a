export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export const isCovered = (box: Box, cover: Box): boolean =>
  box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
