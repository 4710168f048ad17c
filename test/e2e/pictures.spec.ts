import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestShop, type Client, type TestShop } from '#testing';
import { DeleteUnusedPictures } from '../../src/catalog/pictures/delete-unused-pictures.js';

const DAY = 24 * 60 * 60 * 1000;

describe('uploads of pictures', () => {
  let shop: TestShop;
  let admin: Client;
  let token: string;
  let now = new Date('2026-11-21T10:00:00Z').getTime();

  beforeAll(async () => {
    shop = await startTestShop({ clock: { now: () => new Date(now) } });
    admin = await shop.admin();
    token = (admin as unknown as { options: { token: string } }).options.token;
  });
  afterAll(() => shop?.close());

  async function upload(
    bytes: Buffer | string,
    {
      field = 'file',
      name = 'photo.jpg',
      type = 'image/jpeg',
      headers = {} as Record<string, string>,
      language = 'en',
    } = {},
  ) {
    const form = new FormData();
    form.append(field, new Blob([bytes as string], { type }), name);
    const response = await fetch(`${shop.url}/api/admin/pictures`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language, ...headers },
    });
    return { status: response.status, body: (await response.json()) as any }; // eslint-disable-line @typescript-eslint/no-explicit-any
  }
  const solid = (width: number, height: number, color = '#a33') =>
    sharp({ create: { width, height, channels: 3, background: color } });
  const files = (): Promise<string[]> => readdir(join(shop.dataDir, 'media', 'pictures')).catch(() => []);
  const deleteUnused = (): Promise<void> => shop.app.get(DeleteUnusedPictures).run();

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'a %s picture with any name is accepted and served in three sizes',
    async (kind) => {
      const { status, body } = await upload(await solid(2000, 1000).toFormat(kind).toBuffer(), {
        name: '../../../etc/passwd',
        type: 'text/html',
      });
      expect({ status, message: body.message }).toMatchObject({ status: 201 });
      expect(body.data).toMatchObject({
        width: 1600,
        height: 800,
        image: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{32}\.webp$/),
      });
      for (const [path, width] of [
        [body.data.image, 1600],
        [body.data.image.replace('.webp', '-800.webp'), 800],
        [body.data.thumbnail, 400],
      ] as const) {
        const response = await fetch(shop.url + path);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('content-security-policy')).toContain('sandbox');
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
          format: 'webp',
          width,
        });
      }
      expect((await files()).filter((file) => !/^[0-9a-f]{32}(-[48]00)?\.webp$/.test(file))).toEqual([]);
    },
  );

  it('a missing size of an existing picture is generated once, on first request', async () => {
    const { body } = await upload(await solid(1200, 900, '#6a4').png().toBuffer());
    const path = (body.data.image as string).replace('.webp', '-800.webp');
    const file = join(shop.dataDir, 'media', 'pictures', path.split('/').at(-1)!);
    await rm(file);
    const asked = await Promise.all([1, 2, 3].map(() => fetch(shop.url + path)));
    for (const response of asked) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
        width: 800,
        height: 600,
      });
    }
    expect(await sharp(file).metadata()).toMatchObject({ width: 800 });
    await rm(file);
    const part = await fetch(shop.url + path, { headers: { range: 'bytes=0-3' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
    await rm(file);
    const tag = (await fetch(shop.url + path)).headers.get('etag')!;
    expect((await fetch(shop.url + path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('unknown sizes and unknown pictures are 404', async () => {
    const { body } = await upload(await solid(61, 61).png().toBuffer());
    const image = body.data.image as string;
    const others = [
      image.replace('.webp', '-801.webp'),
      image.replace('.webp', '-1600.webp'),
      image.replace('.webp', '-800.png'),
      `/media/pictures/${'0'.repeat(32)}-800.webp`,
      '/media/pictures/..%2f..%2fsecret-800.webp',
      '/media/pictures/-800.webp',
    ];
    for (const path of others) expect(await fetch(shop.url + path)).toMatchObject({ status: 404 });
  });

  it('an uploaded photo is rotated by its orientation and loses its metadata', async () => {
    const photo = await solid(300, 200)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Secret Name' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Secret Name')).toBe(true);
    const { body } = await upload(photo);
    expect(body.data).toMatchObject({ width: 200, height: 300 });
    const served = Buffer.from(await (await fetch(shop.url + body.data.image)).arrayBuffer());
    expect((await sharp(served).metadata()).exif).toBeUndefined();
    expect(served.includes('Secret Name')).toBe(false);
  });

  it('data after the end of an uploaded picture is removed', async () => {
    const polyglot = Buffer.concat([
      await solid(50, 50, '#333').jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script><?php system($_GET[0]); ?>PK\x03\x04'),
    ]);
    const { status, body } = await upload(polyglot, { name: 'a.php' });
    expect(status).toBe(201);
    expect(Buffer.from(await (await fetch(shop.url + body.data.image)).arrayBuffer()).includes('script')).toBe(false);
  });

  it('concurrent uploads of the same picture are stored once', async () => {
    const bytes = await solid(60, 60, '#123456').png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 4 }, () => upload(bytes)));
    expect(new Set(answers.map(({ body }) => body.data.image)).size).toBe(1);
  });

  it('more concurrent uploads than the server processes get 503, and the others succeed', async () => {
    const bytes = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        solid(900 + n, 900)
          .png()
          .toBuffer(),
      ),
    );
    const statuses = (await Promise.all(bytes.map((one) => upload(one)))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect((await upload(bytes[0]!)).status).toBe(201);
  });

  it('an upload that is not a picture is rejected', async () => {
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" ' +
      'height="9"><script>alert(1)</script></svg>';
    for (const bytes of [
      svg,
      'just text that is long enough',
      '<html><body>hello there</body></html>',
      '%PDF-1.7 and so on and on',
      'x',
      Buffer.alloc(2000),
    ]) {
      expect(await upload(bytes, { name: 'photo.png', type: 'image/png' })).toMatchObject({
        status: 415,
        body: { code: 'not_a_picture' },
      });
    }
    const tiff = await solid(20, 20).tiff().toBuffer();
    expect(await upload(tiff)).toMatchObject({ status: 415, body: { code: 'not_a_picture' } });
  });

  it('a damaged picture, or one with too many pixels, is rejected', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    const bomb = await solid(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const lying = Buffer.from(await solid(10, 10).png().toBuffer());
    lying.writeUInt32BE(2_000_000_000, 16);
    for (const bytes of [
      noise.subarray(0, noise.length / 2),
      bomb,
      lying,
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]),
    ]) {
      expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'picture_unreadable' } });
    }
    expect((await upload(bomb, { language: 'uk' })).body.message).toBe(
      'Зображення пошкоджене або має понад 50 мегапікселів. Завантажте інше.',
    );
  });

  it('a picture of more than 10 MiB is 413, with and without Content-Length', async () => {
    const large = Buffer.concat([await solid(10, 10).jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]);
    expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'picture_too_large' } });
    const streamed = await fetch(`${shop.url}/api/admin/pictures`, {
      method: 'POST',
      duplex: 'half',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
      body: new Blob([
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n',
        large as Uint8Array<ArrayBuffer>,
        '\r\n--b--\r\n',
      ]).stream(),
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('an upload without a picture is 422, and a body that is not an upload is 415 or 400', async () => {
    expect(await upload(await solid(9, 9).png().toBuffer(), { field: 'other' })).toMatchObject({
      status: 422,
      body: { errors: { file: expect.anything() } },
    });
    expect(await upload('')).toMatchObject({ status: 422 });
    expect((await admin.post('/api/admin/pictures', { file: 'x' })).status).toBe(415);
    const send = async (body: string, type: string) =>
      (
        await fetch(`${shop.url}/api/admin/pictures`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${token}`, 'content-type': type },
        })
      ).status;
    expect(await send('--b\r\n', 'multipart/form-data')).toBe(415);
    expect(
      await send(
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
        'multipart/form-data; boundary=b',
      ),
    ).toBe(400);
    expect(await send('nothing of the kind', 'multipart/form-data; boundary=b')).toBe(400);
    const two = new FormData();
    for (const name of ['file', 'file'])
      two.append(name, new Blob([(await solid(9, 9).png().toBuffer()) as Uint8Array<ArrayBuffer>]), 'a.png');
    const response = await fetch(`${shop.url}/api/admin/pictures`, {
      method: 'POST',
      body: two,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(400);
  });

  it('uploads of callers without permission are rejected before the body is read', async () => {
    const bytes = await solid(9, 9).png().toBuffer();
    expect((await upload(bytes, { headers: { authorization: '' } })).status).toBe(401);
    const orders = ((await shop.integration('orders:write')) as unknown as { options: { token: string } }).options
      .token;
    expect((await upload(bytes, { headers: { authorization: `Bearer ${orders}` } })).status).toBe(403);
    expect(await upload(bytes, { headers: { authorization: '', cookie: 'shop=of-a-session' } })).toMatchObject({
      status: 403,
      body: { code: 'csrf_failed' },
    });
    const elsewhere = await fetch(`${shop.url}/api/products`, {
      method: 'POST',
      body: new FormData(),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(elsewhere.status).toBe(415);
  });

  it('pictures that no product or category uses are deleted after a day', async () => {
    const used = (await upload(await solid(71, 71).png().toBuffer())).body.data.image as string;
    const shown = (await upload(await solid(72, 72).png().toBuffer())).body.data.image as string;
    const unused = (await upload(await solid(73, 73).png().toBuffer())).body.data.image as string;
    const product = (await admin.post('/api/products', { name: 'Shown', price_regular: 1, images: [{ image: used }] }))
      .body.data as { id: number };
    expect((await admin.post('/api/categories', { name: 'Shown', image: shown })).status).toBe(201);
    await deleteUnused();
    expect((await fetch(shop.url + unused)).status).toBe(200);
    await shop.db.query('UPDATE picture SET uploaded_at = $1', [new Date(now)]);
    now += DAY + 1000;
    const fresh = (await upload(await solid(74, 74).png().toBuffer())).body.data.image as string;
    await shop.db.query('UPDATE picture SET uploaded_at = $2 WHERE image = $1', [fresh, new Date(now)]);
    await deleteUnused();
    const statuses = await Promise.all(
      [used, shown, unused, fresh].map(async (image) => (await fetch(shop.url + image)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 200]);
    const late = await admin.put(`/api/products/${product.id}`, { images: [{ image: used }, { image: unused }] });
    expect({ status: late.status, fields: Object.keys(late.body.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['images.1.image'],
    });
    const category = await admin.post('/api/categories', { name: 'Late', image: unused });
    expect({ status: category.status, fields: Object.keys(category.body.errors ?? {}) }).toEqual({
      status: 422,
      fields: ['image'],
    });
    expect((await upload(await solid(73, 73).png().toBuffer())).body.data.image).toBe(unused);
    expect(
      (await admin.put(`/api/products/${product.id}`, { images: [{ image: used }, { image: unused }] })).status,
    ).toBe(200);
  });

  it('a cleanup concurrent with new products deletes only pictures whose products are rejected', async () => {
    const images = await Promise.all(
      Array.from(
        { length: 6 },
        async (_, n) =>
          (
            await upload(
              await solid(80 + n, 9)
                .png()
                .toBuffer(),
            )
          ).body.data.image as string,
      ),
    );
    await shop.db.query('UPDATE picture SET uploaded_at = $2 WHERE image = ANY ($1)', [
      images,
      new Date(now - 2 * DAY),
    ]);
    const [, ...answers] = await Promise.all([
      deleteUnused(),
      ...images.map((image) => admin.post('/api/products', { name: 'Racing', price_regular: 1, images: [{ image }] })),
    ]);
    for (const [index, answered] of (answers as Array<{ status: number }>).entries()) {
      expect((await fetch(shop.url + images[index]!)).status).toBe(answered.status === 201 ? 200 : 404);
      expect([201, 422]).toContain(answered.status);
    }
  });
});
