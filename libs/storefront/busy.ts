/**
 * Whether clicks are ignored, because the element is busy or the page marks it as unavailable. It can still be focused.
 */
export const isBusy = (element: Element): boolean =>
  element.getAttribute('aria-busy') === 'true' || element.getAttribute('aria-disabled') === 'true';

export async function whileBusy(element: Element, work: () => Promise<void>): Promise<void> {
  element.setAttribute('aria-busy', 'true');
  element.setAttribute('aria-disabled', 'true');
  try {
    await work();
  } finally {
    element.removeAttribute('aria-busy');
    element.removeAttribute('aria-disabled');
  }
}
