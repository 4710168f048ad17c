import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt as IsWhole, type ValidationOptions, Max, Min } from 'class-validator';
import { WhenSent } from './text.decorators.js';

/**
 * A whole number, in the check and in the API document: TypeScript's `number`, from which the document is made, says
 * nothing about fractions. With `each`, a list of them.
 */
export const IsInt = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(IsWhole(options), ApiProperty({ type: 'integer', isArray: options.each === true }));

/** The version of a record that the client has read. null is refused: it would disable the check. */
export const VersionRead = (): PropertyDecorator => applyDecorators(WhenSent(), IsInt(), Min(1), Max(2_147_483_647));
