let last = 0;

/**
 * A new value for the member `key` of a row in a form: it identifies the row while the page is shown, also before and
 * after the row gets its `id`.
 */
export const newRowKey = (): string => `row-${(last += 1)}`;
