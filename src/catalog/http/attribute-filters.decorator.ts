import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { attributeFilters } from '../domain/attribute-filters.js';
import type { AttributeFilter } from '../domain/product-filter.js';

/**
 * The attribute filters of a list.
 * @throws FieldErrors (422) at `attributes`
 */
export const AttributeFilters = createParamDecorator((_: unknown, context: ExecutionContext): AttributeFilter[] => {
  const { originalUrl: url } = context.switchToHttp().getRequest<Request>();
  return attributeFilters(new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''));
});
