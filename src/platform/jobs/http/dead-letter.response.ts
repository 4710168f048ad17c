import { AnyValue, Integer, Text, Timestamp } from '../../http/openapi/response-properties.js';
import type { DeadLetter } from '../dead-letters.js';

/** A background job whose last attempt failed. */
export class DeadLetterResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text() queue!: string;
  @AnyValue({ description: "The job's data." }) data!: unknown;
  @Text({ nullable: true }) error!: string | null;
  @Integer({ description: 'Attempts.' }) tries!: number;
  @Timestamp() failed_at!: Date;
}

export class RetriedJobsResponse {
  @Integer() count!: number;
}

export const deadLetterResponse = (letter: DeadLetter): DeadLetterResponse => ({
  id: letter.id,
  queue: letter.queue,
  data: letter.data,
  error: letter.error,
  tries: letter.attempts,
  failed_at: letter.failedAt,
});
