import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../auth/audit/audit-log.js';
import { DeadLetters } from './dead-letters.js';
import { DeadLettersController } from './http/dead-letters.controller.js';
import { Jobs } from './jobs.js';

@Global()
@Module({ controllers: [DeadLettersController], providers: [AuditLog, Jobs, DeadLetters], exports: [Jobs, DeadLetters] })
export class JobsModule {}
