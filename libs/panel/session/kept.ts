// Prefix of values in the browser's storage. A browser that stores nothing, e.g. in a private window, keeps them until
// the page is closed.
const PREFIX = 'shop-';
const ofThisPage = new Map<string, string>();

/** The stored text; '' for none. */
export function keptText(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return ofThisPage.get(name) ?? '';
  }
}

/** Stores a text; '' removes it. */
export function keep(name: string, text: string): void {
  ofThisPage.set(name, text);
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // The browser stores nothing, so the text is kept in memory until the page is closed.
  }
}

export const isKept = (name: string): boolean => keptText(name) === '1';
