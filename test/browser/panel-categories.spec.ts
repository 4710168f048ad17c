import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { until } from '../fixtures/until.js';
import { click } from '../fixtures/browser/click.js';
import { holdRequests } from '../fixtures/browser/hold-requests.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

interface Node {
  id: number;
  name: string;
  parent: number;
  position: number;
}

describe('categories in the panel', () => {
  let panel: PanelTests;
  beforeAll(async () => (panel = await startPanel()));
  afterAll(() => panel?.close());

  const make = async (name: string, parent = 0): Promise<number> => {
    const position = (await nodes()).filter((node) => node.parent === parent).length;
    return (await panel.admin.post('/api/categories', { name, parent, position })).body.data.id;
  };
  const nodes = async (): Promise<Node[]> => (await panel.admin.get('/api/admin/categories')).body.data.items;
  const below = async (parent: number): Promise<string[]> =>
    (await nodes()).filter((node) => node.parent === parent).map(({ name }) => name);
  const stored = async (id: number) => (await panel.admin.get(`/api/admin/categories/${id}`)).body.data;
  /** Waits until the server has the child categories in this order. */
  const become = async (parent: number, names: string[]): Promise<void> => {
    await until(
      () => below(parent),
      (found) => found.join() === names.join(),
    );
  };
  const open = async (path = '', options: Parameters<PanelTests['visit']>[0] = {}): Promise<Visitor> => {
    const visitor = await panel.visit(options);
    await visitor.open(`/pages/categories${path}`);
    return visitor;
  };
  const clear = async (): Promise<void> => void (await panel.shop.db.query('DELETE FROM category'));
  beforeEach(clear);

  test('an empty shop explains how to start, and a category can be created, changed and deleted', async () => {
    const visitor = await open();
    await visitor.see(english('panel-categories.empty'));
    await visitor.inspect('categories-empty');
    await visitor.click('Add category', 'link');
    await visitor.click('Create category');
    await visitor.see(english('common.errors.validation_failed'));
    await expectSoon(async () =>
      (await visitor.field('English', 'Name')).evaluate((input) => [
        input.getAttribute('aria-invalid'),
        document.activeElement === input,
      ]),
    ).toEqual(['true', true]);
    await visitor.fill('English', 'Tea', 'Name');
    await visitor.fill('Ukrainian', 'Чай', 'Name');
    await visitor.fill('Ukrainian', 'Листовий і в пакетиках', 'Description');
    await visitor.check('Published', false);
    await visitor.click('Create category');
    await visitor.see(english('catalog.category_created'));
    await visitor.see('Not published');
    const [made] = await nodes();
    await expectSoon(() => stored(made!.id)).toMatchObject({
      name: 'Tea',
      alias: 'tea',
      published: 0,
      description: '',
      translations: { uk: { name: 'Чай', description: 'Листовий і в пакетиках' } },
    });
    await visitor.fill('English', 'Tea and more', 'Name');
    await visitor.check('Published');
    await visitor.click('Save');
    await visitor.see(english('catalog.category_updated'));
    await expectSoon(() => stored(made!.id)).toMatchObject({ name: 'Tea and more', published: 1, version: 2 });
    await visitor.click('Delete');
    await visitor.see('Delete category “Tea and more”?');
    await visitor.confirm();
    await visitor.see(english('panel-categories.empty'));
    expect(visitor.troubles).toEqual([]);
  });

  test('text typed while a category is saved and read again is kept, and saved next', async () => {
    const id = await make('Tea');
    const visitor = await open(`/${id}`);
    await visitor.fill('English', 'Green tea', 'Name');
    const valueOf = async (label: string, within?: string): Promise<string> =>
      (await visitor.field(label, within)).evaluate(({ value }) => value);
    const sendSave = await holdRequests(visitor.page, (request) => request.method() === 'PUT');
    await visitor.click('Save');
    await visitor.fill('Ukrainian', 'Зелений чай', 'Description');
    await sendSave();
    await visitor.see(english('catalog.category_updated'));
    await expectSoon(() => valueOf('Ukrainian', 'Description')).toBe('Зелений чай');
    await visitor.click('Save');
    await expectSoon(() => stored(id)).toMatchObject({
      name: 'Green tea',
      translations: { uk: { description: 'Зелений чай' } },
      version: 3,
    });
  });

  test('a picture of a category is uploaded, shown and removed; a file that is not a picture is rejected with a reason', async () => {
    const id = await make('Tea');
    const visitor = await open(`/${id}`);
    const good = join(tmpdir(), `category-${id}.png`);
    const bad = join(tmpdir(), `category-${id}.txt`);
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7' } })
      .png()
      .toFile(good);
    await writeFile(bad, 'no picture');
    const input = await visitor.page.waitForSelector('input[type=file]');
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(bad);
    await visitor.see(/not supported/i);
    await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(good);
    await visitor.page.waitForSelector('.picture img');
    await visitor.click('Save');
    await visitor.see(english('catalog.category_updated'));
    await expectSoon(async () => (await stored(id)).image).toMatch(/^\/media\//);
    await visitor.click('Delete picture');
    await visitor.click('Save');
    await visitor.settle();
    await expectSoon(async () => (await stored(id)).image).toBeNull();
  });

  test('buttons move a category up, down, in and out, keep the focus and announce the position', async () => {
    await make('A');
    const b = await make('B');
    await make('C');
    const visitor = await open(`/${b}`);
    await visitor.click('Move B up');
    await become(0, ['B', 'A', 'C']);
    await visitor.see('B: top level, position 1 of 3');
    await visitor.see('B moved');
    await visitor.click('Undo');
    await become(0, ['A', 'B', 'C']);
    await visitor.see('B: top level, position 2 of 3');
    await visitor.click('Move B up');
    await become(0, ['B', 'A', 'C']);
    await visitor.click('Move B down');
    await become(0, ['A', 'B', 'C']);
    const inside = await visitor.find('Move B into the category above');
    await inside.focus();
    await visitor.key('Enter');
    await become(0, ['A', 'C']);
    await visitor.see('B: in A, position 1 of 1');
    await visitor.click('Move B one level up');
    await become(0, ['A', 'B', 'C']);
    await visitor.inspect('categories-moved');
  });

  test('a category is dragged by mouse between others and into another one', async () => {
    await make('A');
    await make('B');
    await make('C');
    const visitor = await open();
    const drag = async (name: string, onto: string, place: RegExp, right = 0): Promise<void> => {
      const from = (await (await visitor.find(`Drag ${name}`)).boundingBox())!;
      const to = (await (await visitor.find(`Drag ${onto}`)).boundingBox())!;
      await visitor.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(from.x + 20 + right, from.y + 20, { steps: 4 });
      await visitor.page.mouse.move(to.x + to.width / 2 + right, to.y + to.height / 2, { steps: 12 });
      await visitor.announced(place);
      await visitor.page.mouse.up();
    };
    await drag('C', 'A', /C: top level, before A/);
    await become(0, ['C', 'A', 'B']);
    await drag('B', 'A', /B: in C/, 30);
    await become(0, ['C', 'A']);
    const c = (await nodes()).find(({ name }) => name === 'C')!;
    await become(c.id, ['B']);
    await visitor.click('Undo');
    await become(0, ['C', 'A', 'B']);
    await become(c.id, []);
    expect(visitor.troubles).toEqual([]);
  });

  test('a category is dragged by keyboard, and each step is announced', async () => {
    const a = await make('A');
    await make('B');
    await make('C');
    const visitor = await open();
    const handle = await visitor.find('Drag C');
    await handle.focus();
    await visitor.dragBy('Space', /Picked up C\./);
    await visitor.dragBy('ArrowUp', /C: top level, before B/);
    await visitor.dragBy('ArrowRight', /C: in A, last/);
    await visitor.key('Space');
    await become(a, ['C']);
    await become(0, ['A', 'B']);
    await (await visitor.find('Drag B')).focus();
    await visitor.dragBy('Space', /Picked up B\./);
    await visitor.dragBy('Escape', /B returned to its position\./);
    await become(0, ['A', 'B']);
  });

  test('the second administrator to save a category gets a conflict, overwrites nothing and can load the new version', async () => {
    const id = await make('Tea');
    const visitor = await open(`/${id}`);
    await panel.admin.put(`/api/categories/${id}`, { name: 'Coffee' });
    await visitor.fill('English', 'Cocoa', 'Name');
    await visitor.click('Save');
    await visitor.see(english('common.errors.stale_version'));
    await expectSoon(async () => (await stored(id)).name).toBe('Coffee');
    await visitor.click('Load latest version');
    await visitor.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="name.en"]')?.value === 'Coffee',
    );
  });

  test('moving a category after another administrator changed the tree is reverted with a message', async () => {
    await make('A');
    const b = await make('B');
    const visitor = await open(`/${b}`);
    await panel.admin.put(`/api/categories/${b}`, { name: 'Bee' });
    await visitor.click('Move B up');
    await visitor.see(english('common.errors.stale_version'));
    await visitor.see('Bee');
    await expectSoon(() => below(0)).toEqual(['A', 'Bee']);
  });

  test('a category with products or children cannot be deleted, and the message gives the reason', async () => {
    const id = await make('Tea');
    await make('Green', id);
    await panel.admin.post('/api/products', { name: 'Cup', price_regular: 1, category: id });
    const visitor = await open(`/${id}`);
    await click(visitor.page, '::-p-text(Why can’t it be deleted?)');
    await visitor.see('1 subcategory');
    await visitor.see('1 product');
    await expectSoon(() => visitor.page.$$('::-p-aria([name="Delete"][role="button"])')).toEqual([]);
    await panel.shop.db.query('DELETE FROM product');
  });

  test('among three hundred categories, one is found, opened and moved', async () => {
    await panel.shop.db.query(
      `INSERT INTO category (name, alias, position) SELECT 'Shelf ' || n, 'shelf-' || n, n
        FROM generate_series(1, 20) n`,
    );
    await panel.shop.db.query(
      `INSERT INTO category (name, alias, parent_id, position) SELECT 'Box ' || p.id || '-' || n,
        'box-' || p.id || '-' || n, p.id, n FROM category p, generate_series(1, 14) n`,
    );
    const visitor = await open();
    await visitor.see('300 categories');
    await expectSoon(async () => (await visitor.page.$$('.category-tree__row')).length).toBe(20);
    await visitor.click('Expand all');
    await visitor.page.waitForFunction(() => document.querySelectorAll('.category-tree__row').length === 300);
    const [wanted] = (await nodes()).filter(({ name }) => name.startsWith('Box')).slice(-1);
    await visitor.fill('Search', wanted!.name);
    await visitor.page.waitForFunction(() => document.querySelectorAll('.category-tree__row').length < 20);
    await visitor.click(wanted!.name, 'link');
    await visitor.see('Parent category');
    await expectSoon(async () => (await visitor.field('Search')).evaluate((input) => input.value)).toBe(wanted!.name);
    await visitor.click('← All categories', 'link');
    await visitor.fill('Search', '');
    await visitor.page.waitForFunction(() => document.querySelectorAll('.category-tree__row').length === 300);
    await visitor.click('Collapse Shelf 1');
    await visitor.page.waitForFunction(() => document.querySelectorAll('.category-tree__row').length === 286);
    await visitor.click('Shelf 20', 'link');
    await visitor.see('Parent category');
    await visitor.inspect('categories-many', { accessible: false });
    await expectSoon(async () => (await visitor.page.$$('.category-tree__row')).length).toBe(286);
  });

  test('support can read the category tree but not change it', async () => {
    const id = await make('Tea');
    const visitor = await open(`/${id}`, { role: 'support' });
    await visitor.see('Tea');
    await expectSoon(() => visitor.page.$$('.category-tree__handle')).toEqual([]);
    await expectSoon(async () =>
      (await visitor.field('Page address')).evaluate((input) => input.matches(':disabled')),
    ).toBe(true);
    await visitor.inspect('categories-support');
  });

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('%s at %i pixels: category tree and form are complete and readable', async (language, width) => {
    const tea = await make('Чай і посуд для чаювання');
    const green = await make('Зелений', tea);
    await make('Японський зелений чай із першого збору', green);
    const visitor = await open('', { language, width });
    await visitor.inspect('categories');
    await visitor.open(`/pages/categories/${green}`);
    await visitor.inspect('category');
    await visitor.open(`/pages/categories/new?parent=${tea}`);
    await visitor.inspect('category-new');
  });
});
