import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt as IsWhole, type ValidationOptions } from 'class-validator';

/**
 * A whole number, in the check and in the API document: TypeScript's `number`, from which the document is made, says
 * nothing about fractions. With `each`, a list of them.
 */
export const IsInt = (options: ValidationOptions = {}): PropertyDecorator =>
  applyDecorators(IsWhole(options), ApiProperty({ type: 'integer', isArray: options.each === true }));
