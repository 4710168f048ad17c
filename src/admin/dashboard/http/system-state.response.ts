import { Integer, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { WORKER_MODES, type WorkerMode } from '../../../platform/config/config.js';
import { MAIL_TRANSPORTS, type MailTransport, type SystemState } from '../system-state.js';

export class DatabaseStateResponse {
  @Text() version!: string;
  @Integer() answered_in_ms!: number;
}

export class OutboxStateResponse {
  @Integer({ description: 'Events that are not delivered yet.' }) waiting!: number;
  @Integer({ description: 'Of the oldest of them.' }) age_seconds!: number;
}

export class JobsStateResponse {
  @OneOf(WORKER_MODES, { name: 'WorkerMode' }) worker!: WorkerMode;
  @Integer({ description: 'Jobs more than a minute behind their time.' }) late!: number;
  @Integer() dead_letters!: number;
}

export class MailsStateResponse {
  @OneOf(MAIL_TRANSPORTS, { name: 'MailTransport', description: '`files`: mails are written to a folder.' })
  transport!: MailTransport;

  @Integer() queued!: number;
  @Integer() dead!: number;
}

export class DiskStateResponse {
  @Integer() free_bytes!: number;
  @Integer() total_bytes!: number;
}

export class SystemStateResponse {
  @Text() version!: string;
  @Ref(() => DatabaseStateResponse) database!: DatabaseStateResponse;
  @Ref(() => OutboxStateResponse) outbox!: OutboxStateResponse;
  @Ref(() => JobsStateResponse) jobs!: JobsStateResponse;
  @Ref(() => MailsStateResponse) mails!: MailsStateResponse;

  @Ref(() => DiskStateResponse, { nullable: true, description: 'null where it cannot be read.' })
  disk!: DiskStateResponse | null;
}

export const systemStateResponse = ({
  version,
  database,
  outbox,
  jobs,
  mails,
  disk,
}: SystemState): SystemStateResponse => ({
  version,
  database: { version: database.version, answered_in_ms: database.answeredInMs },
  outbox: { waiting: outbox.waiting, age_seconds: outbox.ageSeconds },
  jobs: { worker: jobs.worker, late: jobs.late, dead_letters: jobs.deadLetters },
  mails: { transport: mails.transport, queued: mails.queued, dead: mails.dead },
  disk: disk && { free_bytes: disk.freeBytes, total_bytes: disk.totalBytes },
});
