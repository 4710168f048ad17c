import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '#panel';

let last = '';

/** Remembers the view, filters and page of the list while the tab is open. */
export function useListPlace(): void {
  const { search } = useLocation();
  useEffect(() => {
    last = search;
  }, [search]);
}

/** Where an order leads back to: the list as it was left. */
export const listPlace = (): string => `${placeOf('orders')}${last}`;
