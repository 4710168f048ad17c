import express, { type Request } from 'express';

const parse = express.urlencoded({ limit: 64 * 1024, extended: false, parameterLimit: 100 });

/** What broke may have come before the form was read, as a session that cannot be loaded: then it is read now, so that nothing typed is lost. */
export async function readLateForm(request: Request): Promise<void> {
  const { res: response } = request;
  if (request.body !== undefined || !request.readable || !response) return;
  // one that cannot be read is none
  await new Promise<void>((resolve) => parse(request, response, () => resolve()));
}
