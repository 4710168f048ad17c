import { useSyncExternalStore } from 'react';

/** As in shell.css: from here on the navigation stands beside the page. */
const query = window.matchMedia('(min-width: 62rem)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for the navigation beside the page. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
