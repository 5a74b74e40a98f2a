/** Scrolls an element into view, without an animation if the player prefers reduced motion. */
export function scrollTo(element: Element | null, block: ScrollLogicalPosition): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' });
}
