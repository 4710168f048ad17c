export interface PageLink {
  readonly number: number;
  readonly link: string;
  readonly current: boolean;
  /** Whether pages are omitted before this one. */
  readonly gap: boolean;
}

export interface Pager {
  readonly page: number;
  readonly pages: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly links: PageLink[];
}

/** Links to the first and the last page, and to the current page and its neighbours. */
export function pager(page: number, pages: number, linkOf: (page: number) => string): Pager {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return {
    page,
    pages,
    previous: page > 1 && page <= pages ? linkOf(page - 1) : null,
    next: page < pages ? linkOf(page + 1) : null,
    links: numbers.map((number, index) => ({
      number,
      link: linkOf(number),
      current: number === page,
      gap: index > 0 && number - numbers[index - 1]! > 1,
    })),
  };
}
