import { mailboxOf } from './mailbox-of.js';

describe('the budget of an address', () => {
  it.each([
    ['Buyer@Example.COM', 'buyer@example.com'],
    ['buyer+shop@example.com', 'buyer@example.com'],
    [' buyer@example.com ', 'buyer@example.com'],
    ['b.u.yer+x@googlemail.com', 'buyer@gmail.com'],
    ['o@ПОШТА.укр', 'o@xn--80a1acn3a.xn--j1amh'],
    ['+48@example.com', '+48@example.com'],
  ])('is that of the mailbox: %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});
