/** Plain text, as it was typed, in paragraphs; single line breaks stay inside them. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);
