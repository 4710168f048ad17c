import { emailAddress, visibleText } from '#kernel';

/**
 * Reads a form field as trimmed text; '' if it is missing, too long or has no visible character.
 */
export const formText = (form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string =>
  visibleText(formSecret(form, name, longest));

/** Reads a form field as a normalized email address. */
export const formEmail = (form: Readonly<Record<string, unknown>> | undefined, longest: number): string =>
  emailAddress(formText(form, 'email', longest));

/** Reads a form field unchanged, such as a password. */
export function formSecret(form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string {
  const value = form?.[name];
  return typeof value === 'string' && value.length <= longest ? value : '';
}
