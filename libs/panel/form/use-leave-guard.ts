import { useEffect } from 'react';
import { useText } from '../text/use-text.js';

/** Clicks for which a form has already asked for confirmation, so that several forms on a page do not ask twice. */
const asked = new WeakSet<Event>();

/** While `dirty`, closing the tab and following a link must be confirmed. */
export function useLeaveGuard(dirty: boolean): void {
  const translate = useText();
  useEffect(() => {
    if (!dirty) return undefined;
    const leave = (event: BeforeUnloadEvent): void => event.preventDefault();
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const stays =
        !link ||
        link.getAttribute('target') === '_blank' ||
        link.hasAttribute('download') ||
        link.getAttribute('href')?.startsWith('#');
      if (stays || event.ctrlKey || event.metaKey || asked.has(event)) return;
      asked.add(event);
      if (window.confirm(translate('kit.leave_unsaved'))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', leave);
    document.addEventListener('click', follow, true);
    return () => {
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('click', follow, true);
    };
  }, [dirty, translate]);
}
