/**
 * The sentence for an invalid quantity, in the page's language: the browser's own message would be in the browser's
 * language. `{max}` stands for the maximum of the field, which changes with the variant and the stock.
 */
document.addEventListener(
  'invalid',
  (event) => {
    const field = event.target as HTMLInputElement;
    const sentence = field.dataset['range'];
    if (!sentence) return;
    event.preventDefault();
    window.shop?.tell(sentence.replace('{max}', field.max), true);
    field.focus();
  },
  true,
);
