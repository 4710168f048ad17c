const APOSTROPHES = /[’ʼ‘´'`]/g;

/**
 * The words of a search, written as the catalog's are for searching: without quotation marks, apostrophes taken out.
 */
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

/** PostgreSQL leaves out what follows a minus. Before every word or phrase it would find all the rest of the shop. */
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
