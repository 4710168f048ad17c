import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input, textarea, select, [contenteditable]';
const PRESSED = 'a, button, summary, [role=button]';

/** The letter of the key on a Latin keyboard, or the character: letters work with Cyrillic layouts too. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  if (key.length > 1 || /^[\d/?]$/.test(key)) return key;
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/** Keys of the screen. They do nothing while the user types, a dialog is open, or with Ctrl, Alt or the Command key. */
export function useKeys(keys: Keys, active: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (target?.closest(TYPING) || document.querySelector('dialog[open], .menu__list, .nav--open')) return;
      const name = nameOf(event);
      // Enter presses the focused button.
      if (name === 'Enter' && target?.closest(PRESSED)) return;
      const work = latest.current[name];
      if (!work) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
