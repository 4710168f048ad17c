import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '#panel';

let last = '';

/** Stores the view, filters and page of the list while the tab is open. */
export function useListPlace(): void {
  const { search } = useLocation();
  useEffect(() => {
    last = search;
  }, [search]);
}

/** URL of the list with its last view and filters, for the link back from an order. */
export const listPlace = (): string => `${placeOf('orders')}${last}`;
