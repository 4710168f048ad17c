import { makeProduct, place } from '../fixtures/orders.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import type { Language } from '../fixtures/panel/visitor.js';
import { click } from '../fixtures/browser/click.js';
import { expectFocus } from '../fixtures/browser/focus.js';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';

describe('products in the panel', () => {
  let panel: PanelTests;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    panel = await startPanel();
    const top = (
      await panel.admin.post('/api/categories', {
        name: 'Kitchen',
        translations: { uk: { name: 'Кухня' }, ru: { name: 'Кухня' } },
      })
    ).body.data.id as number;
    const cups = (
      await panel.admin.post('/api/categories', {
        name: 'Cups',
        parent: top,
        translations: { uk: { name: 'Чашки' }, ru: { name: 'Чашки' } },
      })
    ).body.data.id as number;
    await panel.admin.put('/api/attributes/size', { labels: { en: 'Size', uk: 'Розмір', ru: 'Размер' } });
    ids['cup'] = await makeProduct(panel.admin, {
      name: 'Moss cup',
      sku: 'CUP-1',
      price_regular: 18,
      price_special: 15.5,
      in_stock: 24,
      category: cups,
      featured: 1,
      translations: { uk: { name: 'Чашка «Мох»' }, ru: { name: 'Чашка «Мох»' } },
      description: 'Thrown by hand.',
      short_description: 'Stoneware.',
    });
    ids['apron'] = await makeProduct(panel.admin, {
      name: 'Linen apron',
      sku: 'APR-1',
      price_regular: 40,
      category: top,
      translations: { uk: { name: 'Лляний фартух' }, ru: { name: 'Льняной фартук' } },
      attributes: [{ attribute: 'size', value: 'M', price_modifier: 2 }],
      variants: [
        { attributes: { size: 'S' }, sku: 'APR-S', in_stock: 3 },
        { attributes: { size: 'M' }, sku: 'APR-M', in_stock: 0 },
      ],
    });
    ids['draft'] = await makeProduct(panel.admin, {
      name: 'Draft kettle',
      price_regular: 70,
      in_stock: 0,
      published: 0,
    });
  });
  afterAll(() => panel?.close());

  const sentences: Record<Language, { title: string; form: string; hidden: string }> = {
    en: { title: 'Products', form: 'Name and description', hidden: 'Hidden' },
    uk: { title: 'Товари', form: 'Назва й опис', hidden: 'Прихований' },
    ru: { title: 'Товары', form: 'Название и описание', hidden: 'Скрыт' },
  };

  test.each([
    ['en', 360],
    ['uk', 1280],
    ['ru', 360],
  ] as const)('list and form of products are complete and readable in %s at %i pixels', async (language, width) => {
    const visitor = await panel.visit({ language, width });
    await visitor.open('/pages/products');
    await visitor.see(sentences[language].title);
    await visitor.see(sentences[language].hidden);
    await visitor.inspect('products-list');
    await visitor.open(`/pages/products/${ids['apron']}`);
    await visitor.see(sentences[language].form);
    await visitor.inspect('products-form');
    await visitor.open('/pages/products/new');
    await visitor.inspect('products-new');
  });

  const productOf = async (id: number) => (await panel.admin.get(`/api/admin/products/${id}`)).body.data;

  it('products are found by search and filters, which are part of the URL', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products');
    await visitor.fill('Name, SKU or description', 'apron');
    await visitor.see('1–1 of 1');
    await expectSoon(() => new URL(visitor.page.url()).searchParams.get('q')).toBe('apron');
    await visitor.choose('Stock', 'sold_out');
    await visitor.see(english('panel-kit.nothing_found'));
    await visitor.click('Clear filters');
    await visitor.choose('Visibility', '0');
    await visitor.see('1–1 of 1');
    await visitor.see('Draft kettle');
    await expectSoon(() => visitor.text()).not.toContain('Linen apron');
    await visitor.reload();
    await expectSoon(() => visitor.text()).not.toContain('Linen apron');
    await visitor.click('Clear filters');
    await visitor.see('Linen apron');
    await visitor.choose('Sort by', '-price');
    await visitor.settle();
    await expectSoon(() => visitor.text()).toMatch(/Draft kettle[^]*Linen apron/);
  });

  it('several products are published and hidden together', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products');
    await visitor.click('Select Moss cup', 'checkbox');
    await visitor.click('Select Linen apron', 'checkbox');
    await visitor.see('2 products selected');
    await visitor.click('Hide');
    await visitor.see('2 products hidden');
    await expectSoon(async () => (await productOf(ids['cup']!)).published).toBe(0);
    await visitor.click('Undo');
    await visitor.see('Change undone');
    await expectSoon(async () => (await productOf(ids['cup']!)).published).toBe(1);
    await visitor.click('Select Moss cup', 'checkbox');
    await visitor.click('Select Linen apron', 'checkbox');
    await visitor.click('Hide');
    await visitor.see('2 products hidden');
    await visitor.click('Select Moss cup', 'checkbox');
    await visitor.click('Select Linen apron', 'checkbox');
    await visitor.click('Show in shop');
    await visitor.see('2 products shown');
    await expectSoon(async () => (await productOf(ids['apron']!)).published).toBe(1);
  });

  it.each([1280, 360])(
    'the rows of the list of products do not move when one is selected, at %i pixels',
    async (width) => {
      const visitor = await panel.visit({ width });
      await visitor.open('/pages/products');
      await visitor.see('Linen apron');
      const top = (): Promise<number> =>
        visitor.page.$eval('tbody tr', (row) => row.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      await visitor.click('Select Linen apron', 'checkbox');
      await visitor.see('1 product selected');
      await expectSoon(top).toBe(before);
      await visitor.inspect('products-chosen');
    },
  );

  it('a product is created with texts in every language, a category, prices and custom fields', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/products');
    await visitor.click('Add product', 'link');
    await visitor.click('Create product');
    await visitor.see('Enter the name.');
    await visitor.see('Enter the price.');
    await visitor.see('Enter the stock, or hide the product.');
    await expectFocus(visitor.page, () => (document.activeElement as HTMLInputElement).name, 'en.name');
    await visitor.fill('Name', 'Slate board', 'English');
    await visitor.click('Ukrainian (empty)');
    await visitor.fill('Name', 'Сланцева дошка', 'Ukrainian');
    await visitor.fill('Description', 'Для сиру.', 'Ukrainian');
    await visitor.fill('Regular price', '24.90');
    await visitor.fill('Sale price', '25');
    await visitor.see('Enter a sale price below the regular price');
    await visitor.fill('Sale price', '19.90');
    await visitor.see('Customers see: €24.90 €19.90');
    await visitor.fill('Initial stock', '12');
    await visitor.fill('SKU', 'SLATE');
    const category = await visitor.field('Category');
    await category.select(
      await category.evaluate(
        (node) => [...(node as unknown as HTMLSelectElement).options].find(({ text }) => text.trim() === 'Cups')!.value,
      ),
    );
    await click(visitor.page, '.product-more summary');
    await visitor.fill('Custom fields (JSON)', '{"care"');
    await visitor.see('Enter a valid JSON object.');
    await visitor.fill('Custom fields (JSON)', '{"care": "Wipe"}');
    await visitor.click('Create product');
    await visitor.see(english('catalog.product_created'));
    await visitor.see('Slate board');
    const [row] = (await panel.admin.get('/api/admin/products?q=SLATE')).body.data.items as Array<{ id: number }>;
    await expectSoon(() => productOf(row!.id)).toMatchObject({
      own: { name: 'Slate board' },
      alias: 'slate-board',
      translations: { uk: { name: 'Сланцева дошка', description: 'Для сиру.' } },
      price: 19.9,
      price_regular: 24.9,
      in_stock: 12,
      custom_fields: { care: 'Wipe' },
      breadcrumbs: [{ name: 'Kitchen' }, { name: 'Cups' }],
    });
    expect(visitor.troubles).toEqual([]);
  });

  it('saving a product does not change the stock that was sold while the form was open', async () => {
    const id = await makeProduct(panel.admin, { name: 'Sold meanwhile', in_stock: 9 });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await place(panel.shop.client(), id);
    await visitor.fill('Name', 'Sold meanwhile, renamed', 'English');
    await visitor.see('Unsaved changes');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(() => productOf(id)).toMatchObject({ own: { name: 'Sold meanwhile, renamed' }, in_stock: 8 });
    await expectFocus(visitor.page, () => document.activeElement?.textContent, 'Save');
    await visitor.settle();
    await visitor.fill('SKU', 'AGAIN');
    await visitor.click('Save');
    await visitor.settle();
    await expectSoon(() => productOf(id)).toMatchObject({ sku: 'AGAIN', version: 3 });
  });

  it('the form of a product shows the errors of the server at their fields', async () => {
    await makeProduct(panel.admin, { name: 'First', sku: 'TAKEN' });
    const id = await makeProduct(panel.admin, { name: 'Second' });
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open(`/pages/products/${id}`);
    await visitor.fill('Артикул', 'TAKEN');
    await visitor.click('Зберегти');
    await visitor.see('Цей артикул уже використовується. Укажіть інший.');
    await visitor.fill('Артикул', '');
    await visitor.fill('Адреса сторінки', 'Not an address');
    await visitor.click('Зберегти');
    await visitor.settle();
    await expectSoon(async () =>
      (await visitor.field('Адреса сторінки')).evaluate((node) => node.getAttribute('aria-invalid')),
    ).toBe('true');
    await expectFocus(visitor.page, () => document.activeElement?.getAttribute('aria-invalid'), 'true');
  });

  it('leaving the form of a product asks before unsaved changes are lost', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${ids['cup']}`);
    await visitor.fill('SKU', 'CHANGED');
    const asked: string[] = [];
    visitor.page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await visitor.click('Stock', 'link');
    await expectSoon(() => asked).toHaveLength(1);
    await expectSoon(async () => (await visitor.field('SKU')).evaluate((node) => node.value)).toBe('CHANGED');
  });

  it('a product gets variants from combinations, loses one and keeps another', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${ids['apron']}`);
    await visitor.click('Add variants');
    await visitor.fill('Values', 'S, M, L', 'Attribute 1');
    await visitor.click('Create 1 variant');
    await visitor.click('Save');
    await visitor.see('Enter the stock, or hide the product.');
    await visitor.fill('SKU, Size: L', 'APR-L');
    await visitor.fill('Stock, Size: L', '7');
    await visitor.fill('Own price, Size: L', '45.5');
    await visitor.click('Remove Size: S');
    await visitor.click('Remove Size: M');
    await visitor.click('Restore Size: S');
    await visitor.inspect('products-variants');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(async () => (await productOf(ids['apron']!)).variants).toMatchObject([
      { attributes: { size: 'S' }, sku: 'APR-S', in_stock: 3, own_price: null },
      { attributes: { size: 'L' }, sku: 'APR-L', in_stock: 7, own_price: 45.5 },
    ]);
  });

  it('known values of an attribute are added by a button, with one stock for all new variants', async () => {
    await panel.admin.put('/api/attributes/shade', {
      labels: { en: 'Shade', uk: 'Відтінок', ru: 'Оттенок' },
      value_labels: { moss: { en: 'Moss', uk: 'Мохово-зелений', ru: 'Моховый' } },
    });
    await makeProduct(panel.admin, {
      name: 'Pattern',
      variants: [{ attributes: { shade: 'moss' } }, { attributes: { shade: 'clay' } }],
    });
    const id = await makeProduct(panel.admin, { name: 'Plain bowl' });
    const visitor = await panel.visit({ language: 'uk' });
    await visitor.open(`/pages/products/${id}`);
    await visitor.click('Додати варіанти');
    await visitor.fill('Характеристика', 'відтінок', 'Характеристика 1');
    await visitor.click('Мохово-зелений');
    await visitor.click('clay');
    await visitor.fill('Залишок кожного варіанта', '4');
    await visitor.inspect('products-combinations');
    await visitor.click('Створити 2 варіанти');
    await visitor.click('Зберегти');
    await expectSoon(async () => (await productOf(id)).variants).toMatchObject([
      { attributes: { shade: 'moss' }, in_stock: 4 },
      { attributes: { shade: 'clay' }, in_stock: 4 },
    ]);
  });

  it('the table of variants with pictures is not cut at 1280 pixels, in the longest language', async () => {
    const images = ['/media/demo/apron-slate.svg', '/media/demo/apron-clay.svg'];
    const id = await makeProduct(panel.admin, {
      name: 'Wide apron',
      images: images.map((image, place) => ({ image, alt: `Linen apron in slate, front view ${place + 1}` })),
      variants: [{ attributes: { color: 'slate', size: 'XXL' }, in_stock: 3, image: images[0] }],
    });
    const visitor = await panel.visit({ language: 'uk', width: 1280 });
    await visitor.open(`/pages/products/${id}`);
    await visitor.page.waitForSelector('.product-grid__whole .table-frame');
    await expectSoon(() =>
      visitor.page.$eval('.product-grid__whole .table-frame', (frame) => ({
        cut: frame.scrollWidth - frame.clientWidth,
        isInside:
          frame.querySelector('td:last-child button')!.getBoundingClientRect().right <=
          frame.closest('.card')!.getBoundingClientRect().right,
        choice: frame.querySelector('select')!.clientWidth >= 150,
      })),
    ).toEqual({ cut: 0, isInside: true, choice: true });
    await visitor.inspect('products-wide');
  });

  it('the toolbar formats the description, Ctrl B too, and the preview shows it', async () => {
    const id = await makeProduct(panel.admin, { name: 'Formatted', description: 'Glazed by hand.' });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    const area = await visitor.field('Description', 'English');
    await area.evaluate((node) => {
      node.focus();
      node.setSelectionRange(7, 9);
    });
    await visitor.click('Italic');
    await expectSoon(() => area.evaluate((node) => node.value)).toBe('Glazed *by* hand.');
    await area.evaluate((node) => node.setSelectionRange(0, 6));
    await visitor.page.keyboard.down('Control');
    await visitor.key('KeyB');
    await visitor.page.keyboard.up('Control');
    await expectSoon(() => area.evaluate((node) => node.value)).toBe('**Glazed** *by* hand.');
    await visitor.click('Preview');
    await expectSoon(() => visitor.page.$eval('.markdown-preview__page', (page) => page.innerHTML.trim())).toBe(
      '<p><strong>Glazed</strong> <em>by</em> hand.</p>',
    );
    await visitor.inspect('products-formatted');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(async () => (await productOf(id)).own.description).toBe('**Glazed** *by* hand.');
  });

  it('a changed address shows what happens to the old one, and the search engine preview follows it', async () => {
    const id = await makeProduct(panel.admin, {
      name: 'Renamed jug',
      alias: 'old-jug',
      short_description: 'Holds one liter.',
    });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await visitor.see('Renamed jug – ');
    await visitor.fill('Page address', 'new-jug');
    await visitor.see('The old address /product/old-jug will redirect here.');
    await expectSoon(() => visitor.page.$eval('.product-preview', (preview) => preview.textContent)).toMatch(
      /\/product\/new-jugRenamed jug – .*Holds one liter\./,
    );
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await visitor.open('/pages/redirects');
    await visitor.see('/product/old-jug');
  });

  it('a variant is shown by the picture that is selected for it', async () => {
    const images = ['/media/demo/apron-slate.svg', '/media/demo/apron-clay.svg'];
    const id = await makeProduct(panel.admin, {
      name: 'Pictured apron',
      images: images.map((image) => ({ image })),
      variants: [
        { attributes: { color: 'slate' }, in_stock: 3, image: images[0] },
        { attributes: { color: 'clay' }, in_stock: 3 },
      ],
    });
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${id}`);
    await visitor.choose('Picture, color: clay', images[1]!);
    await visitor.inspect('products-variant-pictures');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(async () => (await productOf(id)).variants).toMatchObject([
      { image: images[0] },
      { image: images[1] },
    ]);
  });

  it('attributes with a surcharge are added to a product, with suggestions from other products', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${ids['cup']}`);
    await visitor.click('Add attribute');
    await visitor.fill('Attribute', 'siz', 'Attribute 1');
    await visitor.find('Size', 'option');
    await visitor.key('ArrowDown');
    await visitor.key('Enter');
    await expectSoon(async () => (await visitor.field('Attribute', 'Attribute 1')).evaluate((node) => node.value)).toBe(
      'Size',
    );
    await visitor.fill('Value', '0.3 l', 'Attribute 1');
    await visitor.see('New value');
    await visitor.fill('Surcharge', '-1.5', 'Attribute 1');
    await visitor.click('Save');
    await visitor.see(english('catalog.product_updated'));
    await expectSoon(async () => (await productOf(ids['cup']!)).attributes).toMatchObject([
      { attribute: 'size', value: '0.3 l', price_modifier: -1.5 },
    ]);
  });

  it('a product is duplicated, and deleted after a confirmation', async () => {
    const visitor = await panel.visit();
    await visitor.open(`/pages/products/${ids['cup']}`);
    await visitor.click('Duplicate', 'link');
    await visitor.see('Copy of “Moss cup”');
    await visitor.fill('Name', 'Fern cup', 'English');
    await visitor.click('Create product');
    await visitor.see(english('catalog.product_created'));
    const [copy] = (await panel.admin.get('/api/admin/products?q=Fern')).body.data.items as Array<{
      id: number;
      published: number;
      in_stock: number;
      sku: string | null;
    }>;
    expect(copy).toMatchObject({ published: 0, in_stock: 0, sku: null });
    await visitor.click('Delete');
    await visitor.click('Back');
    await visitor.click('Delete');
    await visitor.click('Delete product');
    await visitor.see(english('catalog.product_deleted'));
    await expectSoon(async () => (await panel.admin.get(`/api/admin/products/${copy!.id}`)).status).toBe(404);
  });

  it('support can read products but not change them', async () => {
    const visitor = await panel.visit({ role: 'support' });
    await visitor.open('/pages/products');
    await visitor.see('Moss cup');
    await expectSoon(() => visitor.text()).not.toContain('Add product');
    await visitor.open(`/pages/products/${ids['cup']}`);
    await visitor.see('Ask a manager');
    await expectSoon(async () => (await visitor.field('SKU')).evaluate((node) => node.matches(':disabled'))).toBe(true);
    await expectSoon(() => visitor.text()).not.toContain('Delete');
    await visitor.inspect('products-support');
  });
});
