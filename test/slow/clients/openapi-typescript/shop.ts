import type createClient from 'openapi-fetch';
import type { paths } from './schema';

export type Client = ReturnType<typeof createClient<paths>>;

/** The data of an answer; a failure is thrown with its code. */
export function dataOf<Answer extends { data: unknown }>({
  data,
  error,
}: {
  data?: Answer;
  error?: { code: string; message: string };
}): Answer['data'] {
  if (data) return data.data;
  throw new Error(error ? `${error.code}: ${error.message}` : 'no answer');
}
