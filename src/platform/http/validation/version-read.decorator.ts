import { applyDecorators } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import { WhenSent } from './when-sent.decorator.js';

/** The version of a record as its reader knows it. null is refused: it would switch the check off. */
export const VersionRead = (): PropertyDecorator => applyDecorators(WhenSent(), IsInt(), Min(1), Max(2_147_483_647));
