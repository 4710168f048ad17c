import { isRecipient, oneLine } from './text.decorators.js';

describe('emails', () => {
  it.each(['buyer@example.com', 'o.koval+shop@пошта.укр', 'a@localhost'])(
    'an email is sent to a plain address: %s',
    (address) => {
      expect(isRecipient(address)).toBe(true);
    },
  );

  it.each(['', 'nobody', 'a@b,c@d', 'a@b\r\nBcc: c@d', '<a@b>', 'a b@c', 'a@b c', 'x@y@z', '"a@b" <c@d>', 'a@b\u0000'])(
    'no email is sent to anything else: %j',
    (address) => {
      expect(isRecipient(address)).toBe(false);
    },
  );

  it('line breaks are removed from the subject of an email', () => {
    expect(oneLine('Order 1\r\nBcc: all@example.com')).toBe('Order 1 Bcc: all@example.com');
  });

  it('direction controls are removed from the subject of an email', () => {
    expect(oneLine('Order of \u202EIra\u2066 1')).toBe('Order of Ira 1');
  });
});
