import { plainDetails } from './plain-details.js';

describe('the built-in pay button', () => {
  it('the built-in pay button shows every variable that is not empty, escaped', () => {
    const markup = plainDetails(
      { title: 'Pay <b>', bank_name: 'Bank & "Sons"', info: ' ' },
      (name) => `${name}'s label`,
    );
    expect(markup).toContain('<h2>Pay &lt;b&gt;</h2>');
    expect(markup).toContain('<dt>bank_name&#39;s label</dt><dd>Bank &amp; &quot;Sons&quot;</dd>');
    expect(markup).not.toContain('info');
    expect(markup).not.toContain('<script');
  });

  it('the built-in pay button has a print button, and no heading if there is no title', () => {
    expect(plainDetails({ bank_name: 'Bank' }, (name) => name)).toBe(
      '<section class="payment-details"><dl><dt>bank_name</dt><dd>Bank</dd></dl>' +
        '<button type="button" data-print>print</button></section>',
    );
  });
});
