/**
 * On the form of the address book, the labels of postal code and region follow the chosen country. The field for the
 * postal code is hidden if the country has no postal codes. The options of the country contain these terms.
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
    // The server would refuse a postal code of the former country.
    zip.disabled = !isAsked;
    zip.inputMode = chosen['numeric'] === undefined ? 'text' : 'numeric';
  };
  countries.addEventListener('change', follow);
  // The browser may have restored an earlier choice.
  addEventListener('pageshow', follow);
}

/** Changes the text of a label before its remark, such as "(optional)". */
function setLabel(name: string, text: string): void {
  const label = document.querySelector(`label[for="${name}"]`);
  const remark = label?.firstElementChild;
  label?.replaceChildren(text, ...(remark ? [' ', remark] : []));
}
