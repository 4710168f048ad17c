/** Blanks, control and format characters, fillers and variation selectors. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Z}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True if the text has no visible character. */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Trims the text; '' if it has no visible character. */
export const visibleText = (text: string): string => (isInvisible(text) ? '' : text.trim());

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_IN_LINES = /[^\P{Cc}\t\n\r]/u;

/**
 * True if `text` contains control characters. Blanks at either end are ignored, because forms send a line break after
 * pasted text.
 * @param isOneLine line breaks and tabs count as control characters
 */
export const hasControls = (text: string, isOneLine: boolean): boolean =>
  (isOneLine ? CONTROL : CONTROL_IN_LINES).test(text.trim());
