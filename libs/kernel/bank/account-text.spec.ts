import { accountText } from './account-text.js';

describe('accountText', () => {
  test.each([
    ['UA213223130000026007233566001', 'UA21 3223 1300 0002 6007 2335 6600 1'],
    ['de89 37040044 0532013000', 'DE89 3704 0044 0532 0130 00'],
    ['RF18539007547034', 'RF18 5390 0754 7034'],
  ])('the IBAN or reference %s is written in groups of four', (text, shown) => {
    expect(accountText(text)).toBe(shown);
  });

  test.each(['VISA SIGNATURE', 'Black 4149', '26007233566001', '1234 567890', 'UA003223130000026007233566001', ''])(
    'the account number %j is neither an IBAN nor a reference and stays as the bank writes it',
    (text) => {
      expect(accountText(text)).toBe(text);
    },
  );
});
