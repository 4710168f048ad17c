import { registerDecorator } from 'class-validator';

const PHONE = /^[+\d][\d ()./-]{4,38}$/;

/** A number that somebody can be called at, as people write it: digits, spaces, brackets, dots, slashes and dashes; 5 to 39 characters. */
export function IsPhone(): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'isPhone', target: target.constructor, propertyName: property as string,
      validator: { validate: (value: unknown) => typeof value === 'string' && PHONE.test(value), defaultMessage: () => 'not a phone number' },
    });
  };
}
