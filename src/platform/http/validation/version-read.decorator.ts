import { applyDecorators } from '@nestjs/common';
import { Max, Min } from 'class-validator';
import { WhenSent } from './text.decorators.js';
import { IsInt } from './is-int.decorator.js';

/** The version of a record that the client has read. null is refused: it would disable the check. */
export const VersionRead = (): PropertyDecorator => applyDecorators(WhenSent(), IsInt(), Min(1), Max(2_147_483_647));
