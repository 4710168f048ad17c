/** Blanks, control and format characters, and others without a picture, such as fillers and variation selectors. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True if a reader sees nothing. */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** The text without the blanks around it; '' if nothing of it can be seen. */
export const visibleText = (text: string): string => (isInvisible(text) ? '' : text.trim());

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;

/**
 * True if `text` contains control characters; blanks around it do not count, because forms send a line break after
 * pasted text.
 * @param isOneLine line breaks and tabs count as control characters
 */
export const hasControls = (text: string, isOneLine: boolean): boolean =>
  (isOneLine ? CONTROL : CONTROL_IN_LINES).test(text.trim());
