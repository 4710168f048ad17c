import { registerDecorator } from 'class-validator';
import { isRecipient } from './recipient.js';

/**
 * Beside `@IsEmail()`: an address that the shop can send mail to. Quoted names (`"a b"@…`) are addresses too, but
 * asking for trouble.
 */
export function IsRecipient(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isEmail',
      target: target.constructor,
      propertyName: property as string,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isRecipient(value),
        defaultMessage: () => 'not an address',
      },
    });
  };
}
