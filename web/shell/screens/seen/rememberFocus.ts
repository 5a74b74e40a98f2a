/**
 * Remembers the focus inside a container that is about to be replaced by new elements with the same contents.
 * @returns a function that sets the focus on the element in the same place, if the container was replaced
 */
export function rememberFocus(container: Element): () => void {
  const { parentElement } = container;
  const { activeElement } = document;
  if (!parentElement || !activeElement || !container.contains(activeElement)) return () => {};
  const { previousElementSibling: before } = container;
  const [top = 0, ...below] = pathTo(activeElement, container);
  return () => {
    if (container.isConnected) return;
    const first = before ? indexOf(before) + 1 : 0;
    let element = parentElement.children[first + top];
    for (const index of below) element = element?.children[index];
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}

/** The indexes of the elements from the container's child down to the element. */
function pathTo(element: Element, container: Element): number[] {
  if (element === container || !element.parentElement) return [];
  return [...pathTo(element.parentElement, container), indexOf(element)];
}

const indexOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element);
