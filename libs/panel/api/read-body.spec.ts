import { readBody } from './read-body.js';

/** An answer whose head is there, and whose body ends with this error. */
const broken = (error: Error, status = 200): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"success":true,"data":')),
      pull: (body) => body.error(error),
    }),
    { status },
  );

describe('The body of an answer', () => {
  it('is given up with its request, also when the head of the answer is there already', async () => {
    const error = new DOMException('The request was given up.', 'AbortError');
    await expect(readBody(broken(error))).rejects.toBe(error);
  });

  it('is no answer when the connection breaks within it', async () => {
    await expect(readBody(broken(new TypeError('terminated')))).rejects.toMatchObject({ status: 0 });
  });

  it('is no answer when a success is not JSON', async () => {
    await expect(readBody(new Response('<p>Log in to the network</p>'))).rejects.toMatchObject({ status: 0 });
  });

  it('is empty for a refusal that is not JSON, and for an answer without content', async () => {
    expect(await readBody(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual({});
    expect(await readBody(broken(new TypeError('terminated'), 502))).toEqual({});
    expect(await readBody(new Response(null, { status: 204 }))).toEqual({});
  });

  it('has no direction controls, which would turn the line of a name', async () => {
    const body = { success: true, data: { name: 'Lamp \u202E00.5 \u2066x\u2069' } };
    expect(await readBody(Response.json(body))).toMatchObject({ data: { name: 'Lamp 00.5 x' } });
  });

  it('is its JSON otherwise', async () => {
    expect(await readBody(Response.json({ success: true, data: { id: 7 } }))).toEqual({
      success: true,
      data: { id: 7 },
    });
  });
});
