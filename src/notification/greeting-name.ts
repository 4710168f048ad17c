/** Matches up to three words of letters, with hyphens and apostrophes inside: "Anna-Maria O’Neil". */
const NAME = /^\p{L}[\p{L}\p{M}'’ʼ-]*(?: \p{L}[\p{L}\p{M}'’ʼ-]*){0,2}$/u;
const LONGEST = 40;

/**
 * Returns the name for the greeting of an email. A buyer can enter a stranger's email address, so a text that may be a
 * message or a link is not used as a name; the result is then ''.
 */
export function greetingName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  return plain.length <= LONGEST && NAME.test(plain) ? plain : '';
}
