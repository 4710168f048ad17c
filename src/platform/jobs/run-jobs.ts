import type { JobResult, JobWithMetadata } from 'pg-boss';
import { inBackground } from '../database/session-limits.js';
import { NonRetryableError, type JobHandler } from './job.js';

type Report = (queue: string, job: JobWithMetadata, error: Error) => void;

/** Runs a batch of jobs concurrently; each job has its own outcome. */
export async function runJobs<T>(
  queue: string,
  jobs: readonly JobWithMetadata<T>[],
  timeoutSeconds: number,
  handler: JobHandler<T>,
  report: Report,
): Promise<JobResult[]> {
  return Promise.all(
    jobs.map(async (job): Promise<JobResult> => {
      try {
        await withinTime(timeoutSeconds, job.signal, (signal) =>
          inBackground(() =>
            handler({
              id: job.id,
              data: job.data,
              attempt: job.retryCount + 1,
              lastAttempt: job.retryCount >= job.retryLimit,
              signal,
            }),
          ),
        );
        return { id: job.id, status: 'completed' };
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        report(queue, job as JobWithMetadata, error);
        return {
          id: job.id,
          status: error instanceof NonRetryableError ? 'deadletter' : 'failed',
          output: { message: error.message.slice(0, 1000) },
        };
      }
    }),
  );
}

async function withinTime(
  seconds: number,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const signal = AbortSignal.any([stop, ended.signal]);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ended.abort();
      reject(new Error(`not done within ${seconds} s`));
    }, seconds * 1000);
    // The job returned to its queue, so no caller waits for the handler any more.
    stop.addEventListener('abort', () => reject(new Error('the server stops')), { once: true });
  });
  try {
    await Promise.race([work(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
