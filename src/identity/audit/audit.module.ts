import { Global, Module } from '@nestjs/common';
import { AuditTrail } from '../../platform/ports/audit-trail.js';
import { AuditLog } from './audit-log.js';

/** The writing side of the audit, for every module. */
@Global()
@Module({ providers: [AuditLog, { provide: AuditTrail, useExisting: AuditLog }], exports: [AuditLog, AuditTrail] })
export class AuditModule {}
