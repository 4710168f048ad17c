/** A field of a form as text, without the spaces around it; '' when it was not sent, or is longer than it may be. */
export const formText = (form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string =>
  formSecret(form, name, longest).trim();

/** The same, as it was typed. */
export function formSecret(form: Readonly<Record<string, unknown>> | undefined, name: string, longest: number): string {
  const value = form?.[name];
  return typeof value === 'string' && value.length <= longest ? value : '';
}
