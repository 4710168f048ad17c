/**
 * The form of the address book: the labels of postal code and region follow the chosen country, and the postal code is
 * not asked for in a country without them. The options have the terms of their countries.
 */
const countries = document.querySelector<HTMLSelectElement>('select[data-address-of]');

if (countries) {
  const follow = (): void => {
    const chosen = countries.selectedOptions[0]?.dataset ?? {};
    for (const name of ['zip', 'state']) setLabel(name, chosen[name] ?? countries.dataset[name] ?? '');
    const zip = document.querySelector<HTMLInputElement>('#zip');
    if (!zip) return;
    const isAsked = chosen['noZip'] === undefined;
    zip.closest<HTMLElement>('.field')!.hidden = !isAsked;
    zip.required = isAsked;
    // a code of the former country would be refused
    zip.disabled = !isAsked;
    zip.inputMode = chosen['numeric'] === undefined ? 'text' : 'numeric';
  };
  countries.addEventListener('change', follow);
  // the browser has restored an earlier choice
  addEventListener('pageshow', follow);
}

/** Changes the text of a label before its remark, such as "(optional)". */
function setLabel(name: string, text: string): void {
  const label = document.querySelector(`label[for="${name}"]`);
  const remark = label?.firstElementChild;
  label?.replaceChildren(text, ...(remark ? [' ', remark] : []));
}
