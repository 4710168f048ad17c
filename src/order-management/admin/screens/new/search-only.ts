import type { KeyboardEvent } from 'react';

/** Enter in a search box looks for something: it does not send the form around it. */
export function searchOnly(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type === 'search')
    event.preventDefault();
}
