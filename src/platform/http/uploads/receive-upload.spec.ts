import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';
import { receiveUpload } from './receive-upload.js';

const sent = (): Request =>
  Object.assign(new IncomingMessage(new Socket()), {
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
  }) as unknown as Request;
const refused = { code: 'unreadable_body' };
const receive = (request: Request): Promise<unknown> => receiveUpload(request, () => new Error('too large'));

describe('uploads of clients that go away', () => {
  test('an upload whose client went away before it was received is refused', async () => {
    const request = sent();
    request.destroy();
    await new Promise((resolve) => request.once('close', resolve));
    await expect(receive(request)).rejects.toMatchObject(refused);
  });

  test('an upload whose client goes away in the middle is refused', async () => {
    const request = sent();
    const receiving = receive(request);
    request.push('--part\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nDate;Am');
    setImmediate(() => request.destroy());
    await expect(receiving).rejects.toMatchObject(refused);
  });
});
