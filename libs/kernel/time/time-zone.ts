/**
 * `Area/Location` or one word such as `UTC`. Offsets are excluded, because PostgreSQL reads their sign the other way.
 */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;

/** Whether the text is a name of the IANA time zone database that this platform knows. */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
