import { useSyncExternalStore } from 'react';

/** The breakpoint of shell.css from which the navigation is beside the page. */
const query = window.matchMedia('(min-width: 62rem)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the navigation fits beside the page. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
