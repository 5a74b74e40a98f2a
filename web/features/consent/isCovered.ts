export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Whether two boxes overlap. */
export const isCovered = (box: Box, cover: Box): boolean =>
  box.left < cover.right && box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top;
