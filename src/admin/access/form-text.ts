import { emailAddress, visibleText } from '#kernel';

/**
 * A field of a form as text, without the spaces around it; '' when it was not sent, is longer than it may be, or
 * nothing of it can be seen.
 */
export const formText = (form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string =>
  visibleText(formSecret(form, name, longest));

/** The same, of an email address. */
export const formEmail = (form: Readonly<Record<string, unknown>> | undefined, longest: number): string =>
  emailAddress(formText(form, 'email', longest));

/** The field as it was typed. */
export function formSecret(form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string {
  const value = form?.[name];
  return typeof value === 'string' && value.length <= longest ? value : '';
}
