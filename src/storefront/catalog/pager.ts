export interface PageLink {
  readonly number: number;
  readonly link: string;
  readonly current: boolean;
  /** Pages are left out before it. */
  readonly gap: boolean;
}

export interface Pager {
  readonly page: number;
  readonly pages: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly links: PageLink[];
}

/** The first and the last page, this one and its neighbours. */
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
