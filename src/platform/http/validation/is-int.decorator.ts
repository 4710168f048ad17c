import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt as IsWhole, type ValidationOptions, Max, Min } from 'class-validator';
import { WhenSent } from './text.decorators.js';

/**
 * A whole number, in the validation and in the API document, where TypeScript's `number` would allow fractions. With
 * `each`, a list of whole numbers.
 */
export const IsInt = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(IsWhole(options), ApiProperty({ type: 'integer', isArray: options.each === true }));

/** The version of a record that the client has read. Null is refused because it would disable the check. */
export const VersionRead = (): PropertyDecorator => applyDecorators(WhenSent(), IsInt(), Min(1), Max(2_147_483_647));
