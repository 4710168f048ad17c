import { applyDecorators } from '@nestjs/common';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The version of a record as its reader knows it. */
export const VersionRead = (): PropertyDecorator => applyDecorators(IsOptional(), IsInt(), Min(1), Max(2_147_483_647));
