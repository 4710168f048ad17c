const APOSTROPHES = /[’ʼ‘´'`]/g;

/** The words of a search, normalized like those of the catalog: without quotation marks and apostrophes. */
export function searchWords(q: string): string {
  const words = q
    // NFKC would turn these signs into letters (No, TM)
    .replace(/[№™℠]/g, ' ')
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{M}\p{N}\s".,+&_-]/gu, ' ')
    .replace(/\s+/g, ' ');
  return leavesOutAll(words) ? words.replaceAll('-', ' ').trim() : words;
}

/**
 * Whether all words are excluded: PostgreSQL excludes what follows a minus, so that the search would find the rest of
 * the shop.
 */
const leavesOutAll = (words: string): boolean =>
  (words.match(/-*"[^"]*"?|\S+/g) ?? []).every((word) => word.startsWith('-'));

/** Letters and digits as typed, at most ten words. */
export function wordsOf(q: string): string[] {
  return (
    searchWords(q)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 10);
}
