const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/**
 * The built-in form of a pay button: its variables as a list, escaped, with a print button. It needs no file, so that a
 * method keeps working if its template is missing or broken.
 * @param label translates the name of a variable
 */
export function plainDetails(variables: Readonly<Record<string, string>>, label: (name: string) => string): string {
  const { title, ...details } = variables;
  const rows = Object.entries(details)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `<dt>${escape(label(name))}</dt><dd>${escape(value)}</dd>`);
  return [
    '<section class="payment-details">',
    title ? `<h2>${escape(title)}</h2>` : '',
    `<dl>${rows.join('')}</dl>`,
    `<button type="button" data-print>${escape(label('print'))}</button>`,
    '</section>',
  ].join('');
}
