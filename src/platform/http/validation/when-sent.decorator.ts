import { ValidateIf } from 'class-validator';

/** May be missing; null is refused, unlike with `@IsOptional()`. */
export const WhenSent = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== undefined);
