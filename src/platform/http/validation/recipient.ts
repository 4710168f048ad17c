const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}]{1,190}$/u;

/** One plain address, and nothing that a mail program could read as a second one or as a header. */
export const isRecipient = (text: string): boolean => ADDRESS.test(text);

/** One line: what a header may hold. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 250);
