import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const CONTROLS = 'input:not([tabindex="-1"]), select, textarea, button, a[href]';

/** Returns the element with the name or id if it is a control, otherwise the first control in this element. */
function fieldNamed(name: string): HTMLElement | null {
  const escaped = CSS.escape(name);
  const found = document.querySelector<HTMLElement>(`#main [name="${escaped}"], #main [id="${escaped}"]`);
  return found?.matches(CONTROLS) ? found : (found?.querySelector<HTMLElement>(CONTROLS) ?? found);
}

/** Returns the name after `#`; '' if the name is not correctly encoded. */
function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Focuses the field that a link names after `#`, e.g. `/admin/pages/settings/mail#smtp.host`, as soon as the screen
 * shows the field. Does nothing once the user has pressed a key or the mouse button.
 */
export function useFieldOfLink(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const name = nameIn(hash);
    if (name === '' || name === 'main') return undefined;
    const focus = (): boolean => {
      const field = fieldNamed(name);
      if (!field) return false;
      if (!field.matches(CONTROLS)) field.tabIndex = -1;
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: 'center' });
      return true;
    };
    if (focus()) return undefined;
    const observer = new MutationObserver(() => focus() && observer.disconnect());
    const began = performance.now();
    const stop = ({ timeStamp }: Event): void => {
      // The key press or click that opened the link may arrive after this listener was added. It does not count.
      if (timeStamp > began) observer.disconnect();
    };
    observer.observe(document.getElementById('main')!, { childList: true, subtree: true });
    window.addEventListener('keydown', stop);
    window.addEventListener('pointerdown', stop);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', stop);
      window.removeEventListener('pointerdown', stop);
    };
  }, [hash, key]);
}
