import { byMailbox, mailboxOf } from './mailbox-of.js';

describe('the mailbox of an address', () => {
  it.each([
    ['Buyer@Example.COM', 'buyer@example.com'],
    ['buyer+shop@example.com', 'buyer@example.com'],
    [' buyer@example.com ', 'buyer@example.com'],
    ['b.u.yer+x@googlemail.com', 'buyer@gmail.com'],
    ['o@ПОШТА.укр', 'o@xn--80a1acn3a.xn--j1amh'],
    ['+48@example.com', '+48@example.com'],
  ])('all spellings of an address lead to the same mailbox: %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });

  it('the order of mailboxes does not depend on the spelling of their addresses', () => {
    expect(['Z@example.com', 'a+1@example.com', 'm@example.com'].sort(byMailbox)).toEqual([
      'a+1@example.com',
      'm@example.com',
      'Z@example.com',
    ]);
    expect(byMailbox('a+1@example.com', 'A@example.com')).toBe(0);
  });
});
