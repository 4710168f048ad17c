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
