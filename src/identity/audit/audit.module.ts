import { Global, Module } from '@nestjs/common';
import { AuditTrail } from '../../platform/audit/audit-trail.js';
import { AuditLog } from '../data/audit-log.js';
import { ListAudit } from './list-audit.js';
import { SecurityEvents } from './security-events.js';

/** The activity log, which every module writes and owners read. */
@Global()
@Module({
  providers: [AuditLog, ListAudit, SecurityEvents, { provide: AuditTrail, useExisting: AuditLog }],
  exports: [AuditLog, AuditTrail, ListAudit, SecurityEvents],
})
export class AuditModule {}
