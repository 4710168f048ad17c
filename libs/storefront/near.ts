import { attribute, idOf, withAttribute } from './attributes.js';

export type Field = HTMLInputElement | HTMLSelectElement;

const LINE = '[data-sc-item]';
/** Elements that represent one product among several on a page. */
const CARD = 'li,article,section';
const isFor = (field: Element, id: number): boolean => attribute(field, 'quantity') === String(id);

export const isQuantityField = (element: Element): element is Field =>
  element.matches(`${withAttribute('quantity', 'input')},${withAttribute('quantity', 'select')}`);
const fieldsIn = (place: ParentNode): Field[] => [
  ...place.querySelectorAll<Field>(`${withAttribute('quantity', 'input')},${withAttribute('quantity', 'select')}`),
];

/** The cart line that contains the element, and its id. */
export function lineOf(element: Element): { line: Element; itemId: number } | null {
  const line = element.closest(LINE);
  const itemId = line && idOf(line.getAttribute('data-sc-item'));
  return line && itemId !== null ? { line, itemId: itemId! } : null;
}

export const fieldOfLine = (line: Element): Field | undefined => fieldsIn(line)[0];

/**
 * The quantity field nearest to the button: one with the product's id anywhere in the page, one without an id in the
 * same form or card. Fields of cart lines are excluded.
 */
export function quantityField(button: Element, productId: number): Field | undefined {
  let isOwnPlace = true;
  for (let place = button.parentElement; place; place = place.parentElement) {
    const fields = fieldsIn(place).filter((field) => !field.closest(LINE));
    const own = fields.find((field) => isFor(field, productId));
    if (own) return own;
    isOwnPlace &&= !hasOthers(place, productId);
    const nameless = isOwnPlace && fields.find((field) => idOf(attribute(field, 'quantity')) === null);
    if (nameless) return nameless;
    if (place.matches(CARD)) isOwnPlace = false;
  }
  return undefined;
}

const hasOthers = (place: Element, productId: number): boolean =>
  [...place.querySelectorAll(withAttribute('buy'))].some((button) => attribute(button, 'buy') !== String(productId));

/**
 * The quantity: the button's own, else that of its field, else 1. Null if the field is invalid; the page or the
 * browser then shows the reason.
 */
export function quantityFor(button: Element, productId: number): number | null {
  const own = idOf(attribute(button, 'quantity'));
  if (own !== null) return own;
  const field = quantityField(button, productId);
  if (!field) return 1;
  return field.reportValidity() ? Number(field.value) || 1 : null;
}

/** The form around the element, or else the card. */
export const surroundings = (element: Element): ParentNode =>
  element.closest('form') ?? element.closest(CARD) ?? document;

/** The variant's id: the button's own, else the one chosen in the same form. */
export function variantFor(button: Element): number | null {
  const own = idOf(attribute(button, 'variant'));
  if (own !== null) return own;
  const place = surroundings(button);
  if (place === document) return null;
  const chosen = place.querySelector<HTMLInputElement>(
    'input[data-sc-variant]:checked,option[data-sc-variant]:checked,input[type=hidden][data-sc-variant]',
  );
  return chosen && idOf(attribute(chosen, 'variant') || chosen.value);
}
