/** Removes white space and capitalizes ASCII letters; `toUpperCase` would change 'ß' and 'ı' into other letters. */
export function compact(text: string): string {
  return text.replace(/\s/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());
}

/** Groups of four characters, as printed on paper: 'UA21 3223 1300 …'. */
export function inGroupsOfFour(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join(' ');
}
