import { registerDecorator } from 'class-validator';
import { isHexColor, isTimeZone } from '#kernel';

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

/** A color, `#rrggbb`. */
export const IsHexColor = rule('isHexColorText', isHexColor);

/** The path of a picture that was uploaded, with any base path. */
export const IsUploadedPicture = rule('isUploadedPicture', (text) =>
  /^\/(?:[\w./-]*\/)?media\/pictures\/[0-9a-f]{32}\.webp$/.test(text),
);

/** A host name or an IP address without port, brackets and path. */
export const IsHost = rule('isHost', (text) => text.split('.').every((label) => LABEL.test(label)) || IPV6.test(text));
