import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { WithoutSecondFactor } from '../../platform/access/fresh-proof.decorator.js';
import { PageFor } from '../../platform/access/page-for.decorator.js';
import { CustomersOnly } from './customers-only.js';

/** Pages of the account; above the interceptor that sends them as pages, which comes first. */
export const ForCustomers = () =>
  applyDecorators(UseInterceptors(CustomersOnly), PageFor('customer'), WithoutSecondFactor());
