import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeProduct } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('pictures of a product in the panel', () => {
  let panel: PanelTests;
  let folder: string;
  const file = (name: string): string => join(folder, name);

  beforeAll(async () => {
    panel = await startPanel();
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const solid = (background: string) => sharp({ create: { width: 900, height: 600, channels: 3, background } });
    await solid('#2f5d50').jpeg().toFile(file('green.jpg'));
    await solid('#a3452b').png().toFile(file('red.png'));
    await solid('#2b4fa3').webp().toFile(file('blue.webp'));
    await writeFile(file('letter.jpg'), 'This is a letter and no picture.');
    await writeFile(
      file('huge.jpg'),
      Buffer.concat([await solid('#000').jpeg().toBuffer(), Buffer.alloc(11 * 1024 * 1024)]),
    );
  });
  afterAll(async () => {
    await panel?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const imagesOf = async (id: number): Promise<Array<{ image: string; alt: string }>> =>
    (await panel.admin.get(`/api/admin/products/${id}`)).body.data.images;

  async function choose(visitor: Visitor, label: string, ...names: string[]): Promise<void> {
    const input = await visitor.page.waitForSelector(`input[type=file][aria-label="${label}"]`);
    await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...names.map(file));
  }

  it('pictures of a product are uploaded, described, reordered and saved', async () => {
    const id = await makeProduct(panel.admin, { name: 'Pictured' });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await visitor.see('No pictures yet');
    await choose(visitor, 'Choose pictures', 'green.jpg', 'red.png', 'blue.webp');
    await visitor.find('Move Picture 3 up');
    await visitor.page.waitForFunction(
      () =>
        [...document.querySelectorAll('img.product-thumb')].filter(
          (image) => (image as HTMLImageElement).naturalWidth > 0,
        ).length === 3,
    );
    const [first] = await visitor.page.$$('li .field input');
    await first!.type('Green one');
    await visitor.click('Move Green one down');
    await visitor.click('Remove Picture 3');
    await visitor.inspect('pictures');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    const images = await imagesOf(id);
    expect(images.map(({ alt }) => alt)).toEqual(['', 'Green one']);
    expect(images.every(({ image }) => /^\/media\/pictures\/[0-9a-f]{32}\.webp$/.test(image))).toBe(true);
    await visitor.open('/pages/products');
    await expectSoon(() =>
      visitor.page.$eval('img.product-thumb', (image) => (image as HTMLImageElement).src),
    ).toContain(images[0]!.image.replace('.webp', '-400.webp'));
  });

  it('pictures of a product are reordered by the keyboard alone', async () => {
    const id = await makeProduct(panel.admin, {
      name: 'Keyboard',
      images: ['one', 'two', 'three'].map((alt) => ({ image: `/media/demo/${alt}.svg`, alt })),
    });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await (await visitor.find('Drag three')).focus();
    await visitor.dragBy('Space', /at position 3|over position 3/);
    await visitor.dragBy('ArrowUp', /over position 2/);
    await visitor.dragBy('ArrowUp', /over position 1/);
    await visitor.dragBy('Space', /moved to position 1/);
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(async () => (await imagesOf(id)).map(({ alt }) => alt)).toEqual(['three', 'one', 'two']);
  });

  it('pictures of a product are uploaded when they are dropped', async () => {
    const id = await makeProduct(panel.admin, { name: 'Dropped' });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    const bytes = [
      ...(await sharp({ create: { width: 60, height: 60, channels: 3, background: '#777' } })
        .png()
        .toBuffer()),
    ];
    await visitor.page.waitForSelector('.product-drop');
    await visitor.page.$eval(
      '.product-drop',
      (target, content) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
        target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
      },
      bytes,
    );
    await visitor.find('Remove Picture 1');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(() => imagesOf(id)).toHaveLength(1);
  });

  it.each([
    ['en', 'Choose pictures', 'This file type is not supported', 'The picture is too large', 'Close letter.jpg'],
    ['uk', 'Вибрати зображення', 'Цей тип файлу не підтримується', 'Зображення завелике', 'Закрити letter.jpg'],
    [
      'ru',
      'Выбрать изображения',
      'Этот тип файла не поддерживается',
      'Изображение слишком большое',
      'Закрыть letter.jpg',
    ],
  ] as const)(
    'a file that is not a picture is rejected with a reason (%s), and the other files are uploaded',
    async (language, label, none, large, close) => {
      const id = await makeProduct(panel.admin, { name: 'Refused' });
      const visitor = await panel.visit({ language, width: 360 });
      await visitor.open(`/pages/products/${id}`);
      await choose(visitor, label, 'letter.jpg', 'huge.jpg', 'green.jpg');
      await visitor.see(none);
      await visitor.see(large);
      await visitor.page.waitForSelector('img.product-thumb');
      await visitor.inspect('pictures-refused');
      await visitor.click(close);
      await visitor.page.waitForFunction((gone: string) => !document.body.innerText.includes(gone), {}, none);
    },
  );
});
