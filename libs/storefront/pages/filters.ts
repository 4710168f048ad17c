import { REFRESHED, refreshLive } from './live.js';

/** Pause, in milliseconds, so that several boxes can be ticked at once. */
const PAUSE_MS = 250;

/**
 * Filters and sorting of a list take effect when they are chosen, and each choice is a step in the browser's history.
 * The form itself is an ordinary one (views/storefront/parts/filters.liquid); after an error here, its URL is opened.
 */
function watch(form: HTMLFormElement): void {
  let shown = here();
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.dataset['auto'] = '';

  const load = async (url: string): Promise<void> => {
    const mine = ++turn;
    clearTimeout(timer);
    shown = url;
    const states = foldStates();
    const done = await refreshLive(url);
    if (mine !== turn) return;
    if (!done) return location.assign(url);
    foldAs(states);
    announce();
  };
  const go = (url: string): void => {
    if (url === here()) return;
    history.pushState(null, '', url);
    void load(url);
  };

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form !== form) return;
    clearTimeout(timer);
    timer = setTimeout(() => form.checkValidity() && go(queryOf(form)), PAUSE_MS);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go(queryOf(form));
    document.querySelector<HTMLDetailsElement>('#filters')?.removeAttribute('open');
    const found = document.querySelector<HTMLElement>('#found');
    if (!found) return;
    found.tabIndex = -1;
    found.focus();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-list]') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
  addEventListener('popstate', () => {
    if (here() !== shown) void load(here());
  });
  document.addEventListener(REFRESHED, updateLanguageLinks);
}

const here = (): string => location.pathname + location.search;

/** The form's URL, without empty values. */
function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const { pathname } = new URL(form.action);
  return entries.length > 0 ? `${pathname}?${new URLSearchParams(entries)}` : pathname;
}

const folds = (): HTMLDetailsElement[] => [...document.querySelectorAll<HTMLDetailsElement>('#filter-fields details')];
/** Identifies a group, or its collapsed part. */
const nameOf = (fold: HTMLDetailsElement): string => `${fold.className} ${fold.querySelector('input')?.name ?? ''}`;

const foldStates = (): Map<string, boolean> => new Map(folds().map((fold) => [nameOf(fold), fold.open]));

/** Restores which groups were expanded. */
function foldAs(states: ReadonlyMap<string, boolean>): void {
  for (const fold of folds()) fold.open = states.get(nameOf(fold)) ?? fold.open;
}

/** Announces the number of results to screen readers. */
function announce(): void {
  const announcement = document.querySelector('#found-said');
  if (announcement) announcement.textContent = document.querySelector('#found-count')?.textContent ?? '';
}

/** Links to the same list in other languages. */
function updateLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a[hreflang]')) {
    const url = new URL(location.href);
    url.searchParams.set('lang', link.hreflang);
    link.href = url.pathname + url.search;
  }
}

const form = document.querySelector<HTMLFormElement>('#filter-form');
if (form) watch(form);
