import { validateSync } from 'class-validator';
import { IsPhone } from './phone.validator.js';

class Body {
  @IsPhone()
  phone: unknown;
}

const isTaken = (phone: unknown): boolean => validateSync(Object.assign(new Body(), { phone })).length === 0;

describe('phone numbers', () => {
  test.each([
    '+380 44 123 45 67',
    '+380501234567',
    '050 123-45-67',
    '(044) 123.45.67',
    '0441/1234567',
    '12345',
    '+380\u00a044\u00a0123\u201345',
    '',
  ])('a phone number may be written %j', (phone) => {
    expect(isTaken(phone)).toBe(true);
  });

  test.each(['call me', '1234', '+----', '+380 x5', '++380501234567', '٣٣٣٣٣', '12345\n', ' ', 12345, null, ['12345']])(
    '%j is not a phone number',
    (phone) => {
      expect(isTaken(phone)).toBe(false);
    },
  );
});
