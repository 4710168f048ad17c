import type { KeyboardEvent } from 'react';

/** Keeps Enter in a search box from submitting the form around it. */
export function searchOnly(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search')
    event.preventDefault();
}
