/**
 * Without white space and in capitals. ASCII letters only: `toUpperCase` would change 'ß' and 'ı' into other letters.
 */
export function compact(text: string): string {
  return text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** In groups of four, as printed on paper: 'UA21 3223 1300 …'. */
export function inGroupsOfFour(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(' ');
}
