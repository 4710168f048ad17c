import { Integer, OneOf, Ref, Text } from '../../../platform/http/openapi/response-properties.js';
import { WORKER_MODES, type WorkerMode } from '../../../platform/config/config.js';
import { MAIL_TRANSPORTS, type MailTransport, type SystemState } from '../system-state.js';

export class DatabaseStateResponse {
  @Text({ description: 'Version of PostgreSQL.' }) version!: string;
  @Integer({ description: 'Duration of a trivial query, in milliseconds.' }) answered_in_ms!: number;
}

export class OutboxStateResponse {
  @Integer({ description: 'Number of events that are not delivered yet.' }) waiting!: number;
  @Integer({ description: 'Age of the oldest of them, in seconds; 0: none waits.' }) age_seconds!: number;
}

export class JobsStateResponse {
  @OneOf(WORKER_MODES, {
    name: 'WorkerMode',
    description:
      '`in-process`: this server runs jobs. `off`: another process does. `only`: this process runs jobs ' +
      'and no server.',
  })
  worker!: WorkerMode;
  @Integer({ description: 'Number of jobs that should have started more than a minute ago.' }) late!: number;
  @Integer({ description: 'Number of failed jobs.' }) dead_letters!: number;
}

export class MailsStateResponse {
  @OneOf(MAIL_TRANSPORTS, {
    name: 'MailTransport',
    description: '`smtp`: a mail server. `files`: emails are written to a folder.',
  })
  transport!: MailTransport;

  @Integer({ description: 'Number of emails that wait to be sent.' }) queued!: number;
  @Integer({ description: 'Number of emails whose delivery failed permanently.' }) dead!: number;
}

export class DiskStateResponse {
  @Integer({ description: 'Free space of the disk that holds DATA_DIR, in bytes.' }) free_bytes!: number;
  @Integer({ description: 'Size of that disk, in bytes.' }) total_bytes!: number;
}

export class SystemStateResponse {
  @Text({ description: 'Version of the shop software.' }) version!: string;
  @Ref(() => DatabaseStateResponse, { description: 'Version and speed of the database.' })
  database!: DatabaseStateResponse;
  @Ref(() => OutboxStateResponse, { description: 'Events that wait for delivery.' }) outbox!: OutboxStateResponse;
  @Ref(() => JobsStateResponse, { description: 'Background jobs.' }) jobs!: JobsStateResponse;
  @Ref(() => MailsStateResponse, { description: 'Outgoing emails.' }) mails!: MailsStateResponse;

  @Ref(() => DiskStateResponse, { nullable: true, description: 'Space for files; null: not known.' })
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
