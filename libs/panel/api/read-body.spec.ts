import { readBody } from './read-body.js';

/** A response whose headers have arrived, and whose body fails with this error. */
const broken = (error: Error, status = 200): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":true,"data":')),
      pull: (body) => body.error(error),
    }),
    { status },
  );

describe('the body of an answer', () => {
  it('reading a body is aborted with its request, even if the headers have arrived', async () => {
    const error = new DOMException('The request was given up.', 'AbortError');
    await expect(readBody(broken(error))).rejects.toBe(error);
  });

  it('a body whose connection breaks counts as no answer', async () => {
    await expect(readBody(broken(new TypeError('terminated')))).rejects.toMatchObject({ status: 0 });
  });

  it('a successful body that is not JSON counts as no answer', async () => {
    await expect(readBody(new Response('<p>Log in to the network</p>'))).rejects.toMatchObject({ status: 0 });
  });

  it('the body of a refusal without JSON, or of an answer without content, is empty', async () => {
    expect(await readBody(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual({});
    expect(await readBody(broken(new TypeError('terminated'), 502))).toEqual({});
    expect(await readBody(new Response(null, { status: 204 }))).toEqual({});
  });

  it('direction controls are removed from a body, because they would reverse the line of a name', async () => {
    const body = { success: true, data: { name: 'Lamp \u202E00.5 \u2066x\u2069' } };
    expect(await readBody(Response.json(body))).toMatchObject({ data: { name: 'Lamp 00.5 x' } });
  });

  it('a body without direction controls is returned as parsed JSON', async () => {
    expect(await readBody(Response.json({ success: true, data: { id: 7 } }))).toEqual({
      success: true,
      data: { id: 7 },
    });
  });
});
