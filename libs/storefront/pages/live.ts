/**
 * Live regions: elements with `data-live` and an id that are replaced from a newly fetched page, while the rest of the
 * page, with typed values, scroll position and focus, stays unchanged. They are replaced automatically when the
 * cart or a list changes (follow.ts); those with `data-live="asked"` only when a module requests it.
 */

let last: AbortController | null = null;

/** Fired on document after regions were replaced: references to elements in them must be looked up again. */
export const REFRESHED = 'pages:refreshed';

const regions = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-live][id]')];

/**
 * Replaces each live region by that of the page at `url` (default: this page); with a body it is a POST of a form. A
 * later call supersedes an earlier one. Resolves to false if the page could not be loaded or is a different page.
 */
export async function refreshLive(url: string = location.href, body?: FormData | URLSearchParams): Promise<boolean> {
  last?.abort();
  const mine = (last = new AbortController());
  const old = regions(document);
  if (old.length === 0) return false;
  for (const region of old) region.setAttribute('aria-busy', 'true');
  try {
    const page = await fetchPage(url, mine.signal, body);
    return !mine.signal.aborted && page !== null && replace(page);
  } catch {
    return false;
  } finally {
    if (last === mine) for (const region of regions(document)) region.removeAttribute('aria-busy');
  }
}

async function fetchPage(
  url: string,
  signal: AbortSignal,
  body?: FormData | URLSearchParams,
): Promise<Document | null> {
  const sent =
    body instanceof FormData
      ? new URLSearchParams([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
      : body;
  const answer = await fetch(url, {
    method: sent ? 'POST' : 'GET',
    headers: { Accept: 'text/html' },
    signal,
    ...(sent && { body: sent }),
  });
  // A refused form is a page as well.
  if (!answer.ok && answer.status !== 422 && answer.status !== 409) return null;
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

function replace(page: Document): boolean {
  let found = false;
  let replaced = false;
  for (const old of regions(document)) {
    const fresh = page.getElementById(old.id);
    old.removeAttribute('aria-busy');
    found ||= fresh !== null;
    if (!fresh || old.isEqualNode(fresh)) continue;
    replaced = true;
    if (old.closest('form[data-checkout]') && updateAroundInput(old, fresh)) continue;
    const focusAgain = placeOfFocus(old);
    old.replaceWith(document.adoptNode(fresh));
    focusAgain?.(fresh);
  }
  if (replaced) document.dispatchEvent(new CustomEvent(REFRESHED));
  return found;
}

/**
 * Updates a region that holds one field, but keeps the element and the value of the field: a customer may be typing in
 * it, and the typed text is newer than the server's answer. Returns false if either region is not such a field.
 */
function updateAroundInput(old: Element, fresh: Element): boolean {
  const input = old.querySelector(':scope > input[id]');
  const again = input && fresh.querySelector(`:scope > #${CSS.escape(input.id)}`);
  if (!again) return false;
  copyAttributes(fresh, old);
  copyAttributes(again, input);
  const nodes = [...document.adoptNode(fresh).childNodes];
  const place = nodes.indexOf(again);
  for (const node of [...old.childNodes]) if (node !== input) node.remove();
  input.before(...nodes.slice(0, place));
  input.after(...nodes.slice(place + 1));
  return true;
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (name !== 'value' && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (name !== 'value') to.setAttribute(name, value);
}

/**
 * How to restore the focus to the same control of the new region, or to the corresponding one in the next line; null if
 * the focus is not in the old region.
 */
function placeOfFocus(region: Element): ((fresh: Element) => void) | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !region.contains(focused)) return null;
  const [same, alike] = selectorsOf(focused);
  const nth = (selector: string): number => [...region.querySelectorAll(selector)].indexOf(focused);
  const [index, line] = [same ? nth(same) : -1, alike ? nth(alike) : -1];
  return (fresh) => {
    const again = same ? fresh.querySelectorAll<HTMLElement>(same)[index] : null;
    const others = alike ? fresh.querySelectorAll<HTMLElement>(alike) : [];
    const target = again ?? others[Math.min(line, others.length - 1)] ?? (fresh as HTMLElement);
    if (target === fresh) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (again) restoreTyped(focused, again);
  };
}

/** Copies a value that was typed after the request into the new field. */
function restoreTyped(from: HTMLElement, to: HTMLElement): void {
  if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || from.value === from.defaultValue) return;
  to.value = from.value;
  // Number and email fields have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Selectors of the control itself, and of the corresponding controls in the other lines of a list. */
function selectorsOf({ id, tagName, attributes }: HTMLElement): [string, string] | [] {
  const identifying = [...attributes].filter(({ name }) => /^(data-|name$|href$)/.test(name));
  if (!id && identifying.length === 0) return [];
  const exactly = identifying.map(({ name, value }) => `[${name}="${CSS.escape(value)}"]`).join('');
  return [id ? `#${CSS.escape(id)}` : tagName + exactly, tagName + identifying.map(({ name }) => `[${name}]`).join('')];
}
