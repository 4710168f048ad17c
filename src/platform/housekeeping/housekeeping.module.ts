import { Global, Module } from '@nestjs/common';
import { Housekeeping } from './housekeeping.js';

/** Deletion of expired rows, for every module that has some. */
@Global()
@Module({ providers: [Housekeeping], exports: [Housekeeping] })
export class HousekeepingModule {}
