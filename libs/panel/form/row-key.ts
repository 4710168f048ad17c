let last = 0;

/**
 * A name for a row of a list in a form, the member `key`: it stays while the page is shown, although the row gets its
 * `id` when it is saved.
 */
export const newRowKey = (): string => `row-${(last += 1)}`;
