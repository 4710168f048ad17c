/**
 * A button in each password field that shows the typed password, which reduces typing errors, especially on phones. Its
 * labels are attributes of the field (`data-show`, `data-hide`).
 */
const EYE = 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7Zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
const STROKE = 'm4 4 16 16';

for (const field of document.querySelectorAll<HTMLInputElement>('input[type=password][data-show]')) addEye(field);

function addEye(field: HTMLInputElement): void {
  const frame = document.createElement('span');
  frame.className = 'with-eye';
  field.replaceWith(frame);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'eye';
  button.setAttribute('aria-controls', field.id);
  button.append(picture());
  frame.append(field, button);
  const setLabel = (shown: boolean): void => {
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-label', (shown ? field.dataset['hide'] : field.dataset['show']) ?? '');
    button.classList.toggle('eye--open', shown);
  };
  setLabel(false);
  button.addEventListener('click', () => setLabel(field.type === 'password'));
  // Browsers store what is typed into a plain text field.
  field.form?.addEventListener('submit', () => setLabel(false));
}

function picture(): SVGSVGElement {
  const make = <K extends keyof SVGElementTagNameMap>(
    name: K,
    attributes: Record<string, string>,
  ): SVGElementTagNameMap[K] => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = make('svg', { width: '22', height: '22', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  svg.append(make('path', { d: EYE }), make('path', { d: STROKE, class: 'eye__stroke' }));
  return svg;
}
