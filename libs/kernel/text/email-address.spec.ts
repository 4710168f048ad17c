import { emailAddress } from './email-address.js';

describe('spelling of email addresses', () => {
  test.each([
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@BU\u0308CHER.example', 'anna@xn--bcher-kva.example'],
    ['anna@bücher。example', 'anna@xn--bcher-kva.example'],
    ['anna@ｂücher.example', 'anna@xn--bcher-kva.example'],
    ['anna@exam\u00adple.com', 'anna@example.com'],
    ['jo\u0308rg@пошта.укр', 'j\u00f6rg@xn--80a1acn3a.xn--j1amh'],
    ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
    ['Anna@Example.com', 'Anna@Example.com'],
    ['@bücher.example', '@xn--bcher-kva.example'],
    ['bücher', 'bücher'],
  ])('an email address has one spelling: %s', (typed, address) => {
    expect(emailAddress(typed)).toBe(address);
  });
});
