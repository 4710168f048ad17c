/**
 * Minimum number of typing errors between two words: omitted, added or replaced letters, or two adjacent letters
 * exchanged (optimal string alignment distance).
 */
export function typingDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = rows[row - 1]![column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      const exchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? rows[row - 2]![column - 2]! + 1
          : Infinity;
      current.push(Math.min(replaced, exchanged, rows[row - 1]![column]! + 1, current[column - 1]! + 1));
    }
    rows.push(current);
  }
  return rows[one.length]![other.length]!;
}

/** Number of tolerated errors in a word; none in a short one, where an error makes another word. */
export const forgivenErrors = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
