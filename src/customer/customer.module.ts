import { Module } from '@nestjs/common';

/** Customers, wishlist, comparison. */
@Module({})
export class CustomerModule {}
