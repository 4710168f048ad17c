import { registerDecorator } from 'class-validator';
import { isTimeZone } from '#kernel';

const rule =
  (name: string, isValid: (value: string) => boolean): (() => PropertyDecorator) =>
  () =>
  (target, property) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: property as string,
      constraints: [],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isValid(value),
        defaultMessage: () => name,
      },
    });

const LABEL = /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const IPV6 = /^[0-9a-fA-F:]+:[0-9a-fA-F:.]*$/;

/** A name of the IANA time zone database, such as `Europe/Kyiv`; offsets such as `+02:00` are refused. */
export const IsTimezone = rule('isTimeZone', isTimeZone);

/** A host name or an IP address without port, brackets and path. */
export const IsHost = rule('isHost', (text) => text.split('.').every((label) => LABEL.test(label)) || IPV6.test(text));
