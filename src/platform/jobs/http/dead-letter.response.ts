import { Integer, JsonObject, Text, Timestamp } from '../../http/openapi/response-properties.js';
import type { DeadLetter } from '../dead-letters.js';

/** A background job whose last attempt failed. */
export class DeadLetterResponse {
  @Text({ format: 'uuid' }) id!: string;
  @Text({ description: 'Name of the queue, such as `mail`.' }) queue!: string;
  @JsonObject({ nullable: true, description: 'Data of the job, depending on the queue; null: none.' }) data!:
    object | null;
  @Text({ nullable: true, description: 'Error of the last attempt; null: not known.' }) error!: string | null;
  @Integer({ description: 'Number of attempts.' }) tries!: number;
  @Timestamp({ description: 'Time of the last attempt, ISO 8601 in UTC.' }) failed_at!: Date;
}

export class RetriedJobsResponse {
  @Integer({ description: 'Number of jobs that run again.' }) count!: number;
}

export const deadLetterResponse = (letter: DeadLetter): DeadLetterResponse => ({
  id: letter.id,
  queue: letter.queue,
  data: letter.data,
  error: letter.error,
  tries: letter.attempts,
  failed_at: letter.failedAt,
});
