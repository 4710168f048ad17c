const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of the query begins a word of the texts; apostrophes and letter case do not matter. */
export function matches(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(query).every((sought) => words.some((word) => word.startsWith(sought)));
}
