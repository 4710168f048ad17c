import { SetMetadata } from '@nestjs/common';

export const PAGE_FOR = Symbol.for('shop.page-for');

export type PageOwner = 'customer' | 'administrator';

/**
 * A page, or its form, for these alone. It is open to `anyone` nevertheless: guests are not refused but led to the
 * login, which the handler does, or an interceptor before it. The table of API permissions lists it.
 */
export const PageFor = (owner: PageOwner) => SetMetadata(PAGE_FOR, owner);
