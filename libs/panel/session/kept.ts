// What this browser remembers of the panel. One that keeps nothing, as in private windows, forgets it with the page.
const PREFIX = 'shop-';
const ofThisPage = new Map<string, string>();

/** The remembered text; '' for none. */
export function keptText(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? '';
  } catch {
    return ofThisPage.get(name) ?? '';
  }
}

/** '' forgets it. */
export function keep(name: string, text: string): void {
  ofThisPage.set(name, text);
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // kept for this page
  }
}

export const isKept = (name: string): boolean => keptText(name) === '1';
