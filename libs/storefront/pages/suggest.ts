import type { SuggestedCategory, SuggestedProduct, SuggestionsAnswer } from '../api.js';

/** Pause after a keystroke in milliseconds. */
const PAUSE_MS = 180;
/** Minimum length of a search text, because shorter ones match too many words. */
const SHORTEST = 2;
/** Direction embeddings, overrides and isolates (UAX #9), which would reverse the rest of a line. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Suggestions below the search field: a combobox with a list, as described by the ARIA Authoring Practices. Without
 * this script the form opens the search page, as Enter does if no suggestion is selected.
 */
function suggest(form: HTMLFormElement, field: HTMLInputElement): void {
  const list = document.createElement('div');
  const status = document.createElement('p');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let active = -1;

  list.id = `${field.id}-list`;
  list.className = 'find__list';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', form.dataset['suggestions'] ?? '');
  list.hidden = true;
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  form.append(list, status);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-expanded', 'false');

  const options = (): HTMLAnchorElement[] => [...list.querySelectorAll('a')];
  const mark = (index: number): void => {
    active = index;
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', String(place === index));
      if (place === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (index < 0) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', `${list.id}-${index}`);
  };
  const open = (shown: boolean): void => {
    list.hidden = !shown;
    field.setAttribute('aria-expanded', String(shown));
    mark(-1);
  };
  const close = (): void => {
    clearTimeout(timer);
    running?.abort();
    open(false);
    status.textContent = '';
  };
  const load = async (): Promise<void> => {
    running?.abort();
    const mine = (running = new AbortController());
    try {
      const url = new URL('api/search/suggestions', form.action);
      url.searchParams.set('q', field.value.trim());
      url.searchParams.set('lang', document.documentElement.lang);
      const answer = await fetch(url, { signal: mine.signal });
      if (!answer.ok) return close();
      const { data } = JSON.parse((await answer.text()).replace(DIRECTION_CONTROLS, '')) as SuggestionsAnswer;
      const found = [...data.categories, ...data.products];
      list.replaceChildren(...found.map((one, place) => option(one, `${list.id}-${place}`)));
      open(found.length > 0);
      status.textContent = found.length > 0 ? `${form.dataset['suggestions'] ?? ''}: ${found.length}` : '';
    } catch {
      if (running === mine) open(false);
    }
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    if (field.value.trim().length < SHORTEST) close();
    else timer = setTimeout(() => void load(), PAUSE_MS);
  });
  field.addEventListener('keydown', (event) => {
    const all = options();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && !list.hidden) {
      // Escape would empty a field of type search
      event.preventDefault();
      close();
    } else if (step !== undefined && all.length > 0) {
      event.preventDefault();
      if (list.hidden) open(true);
      // The position before the first option and after the last one is the field.
      const places = all.length + 1;
      mark(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && !list.hidden && active >= 0) {
      event.preventDefault();
      all[active]?.click();
    }
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) close();
  });
  // A press on an option must not move the focus from the field before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
}

function option(found: SuggestedProduct | SuggestedCategory, id: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.id = id;
  // The URL is a path on the current host, whatever the shop's BASE_URL is.
  made.href = new URL(found.link).pathname;
  made.tabIndex = -1;
  made.setAttribute('role', 'option');
  made.setAttribute('aria-selected', 'false');
  const name = part('find__name', found.name);
  if ('price' in found)
    made.append(picture(found.image), name, ' ', part('find__price', money(found.price, found.currency)));
  else made.append(name);
  return made;
}

function picture(image: string | null): HTMLElement {
  if (!image) return part('find__picture', '');
  const made = document.createElement('img');
  Object.assign(made, { className: 'find__picture', src: image, alt: '', width: 48, height: 48 });
  return made;
}

function part(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

/** Like the server: in Ukrainian only the narrow symbols include the euro sign. */
const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
  }).format(amount);

const form = document.querySelector<HTMLFormElement>('form[data-suggestions]');
const field = form?.querySelector<HTMLInputElement>('input[type=search]');
if (form && field) suggest(form, field);

export {};
