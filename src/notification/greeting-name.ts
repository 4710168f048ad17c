/** Up to three words of letters, with hyphens and apostrophes inside: "Anna-Maria O’Neil". */
const NAME = /^\p{L}[\p{L}\p{M}'’ʼ-]*(?: \p{L}[\p{L}\p{M}'’ʼ-]*){0,2}$/u;
const LONGEST = 40;

/**
 * The name for the greeting of a mail to an address that the buyer has not proven to own; '' for a text that could be a
 * message or a link to another person.
 */
export function greetingName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  return plain.length <= LONGEST && NAME.test(plain) ? plain : '';
}
