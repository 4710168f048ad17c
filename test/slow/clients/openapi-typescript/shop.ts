import type createClient from 'openapi-fetch';
import type { paths } from './schema';

export type Client = ReturnType<typeof createClient<paths>>;

/** The data of an answer; a failure is thrown with its code. */
export function dataOf<Data>({
  data,
  error,
}: {
  data?: { data: Data };
  error?: { code: string; message: string };
}): Data {
  if (data) return data.data;
  throw new Error(error ? `${error.code}: ${error.message}` : 'no answer');
}
