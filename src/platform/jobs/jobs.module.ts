import { Global, Module } from '@nestjs/common';
import { SealedValues } from './sealed-values.js';
import { DeadLetters } from './dead-letters.js';
import { DeadLettersController } from './http/dead-letters.controller.js';
import { Jobs } from './jobs.js';
import { ScheduledJobs } from './scheduled-jobs.js';

@Global()
@Module({
  controllers: [DeadLettersController],
  providers: [Jobs, ScheduledJobs, SealedValues, DeadLetters],
  exports: [Jobs, ScheduledJobs, SealedValues, DeadLetters],
})
export class JobsModule {}
