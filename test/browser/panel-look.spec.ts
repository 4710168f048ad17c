import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expectSoon } from '../fixtures/browser/expect-soon.js';
import { english } from '../fixtures/english.js';
import { startPanel, type PanelTests } from '../fixtures/panel/start-panel.js';
import { textsOf } from '../fixtures/panel/texts.js';
import type { Visitor } from '../fixtures/panel/visitor.js';
import { uploadPicture } from '../fixtures/upload-picture.js';

const UPLOADED = /^\/media\/pictures\/[0-9a-f]{32}\.webp$/;
const NOTHING = { logo: null, favicon: null, colors: null, hero: null };

describe('the appearance of the shop in the panel', () => {
  let panel: PanelTests;
  const folder = mkdtempSync(join(tmpdir(), 'shop-look-'));
  const picture = join(folder, 'picture.png');

  beforeAll(async () => {
    panel = await startPanel();
    await sharp({ create: { width: 600, height: 240, channels: 3, background: '#7a1f5c' } })
      .png()
      .toFile(picture);
  });
  beforeEach(() => panel.admin.put('/api/admin/settings', NOTHING));
  afterAll(async () => {
    await panel?.close();
    rmSync(folder, { recursive: true });
  });

  const read = async () => (await panel.admin.get('/api/admin/settings')).body.data;
  /** Uploads the picture to the field with the label. */
  async function upload(visitor: Visitor, label: string): Promise<void> {
    const input = await visitor.page.waitForSelector(`::-p-aria([name="${label} (optional)"][role="group"]) input`);
    await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(picture);
    await visitor.page.waitForSelector(`::-p-aria([name="${label}"][role="image"])`);
  }
  const accentIn = (visitor: Visitor, mode: 'light' | 'dark'): Promise<string> =>
    visitor.page.$eval(`.look-preview--${mode} .look-preview__button`, (one) => getComputedStyle(one).backgroundColor);

  test('the owner uploads logo, icon and main picture, and the preview and the home page show them', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/look');
    for (const label of ['Logo', 'Icon', 'Main picture']) await upload(visitor, label);
    await visitor.fill('English', 'Tea for everyone', 'Title');
    await visitor.fill('English', 'Picked by hand.', 'Text below the title');
    await expectSoon(() => visitor.page.$eval('.look-preview__title', (title) => title.textContent)).toBe(
      'Tea for everyone',
    );
    await expectSoon(() => visitor.page.$$eval('.look-preview--light img', (all) => all.length)).toBe(2);
    await visitor.inspect('settings-look-filled');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(() => read()).toMatchObject({
      logo: expect.stringMatching(UPLOADED),
      favicon: expect.stringMatching(UPLOADED),
      hero: {
        image: expect.stringMatching(UPLOADED),
        title: { en: 'Tea for everyone', uk: null },
        text: { en: 'Picked by hand.' },
      },
    });
    const home = (await panel.shop.client().get('/')).text;
    expect(home).toContain('class="top__logo"');
    expect(home).toContain('<h1>Tea for everyone</h1>');
    expect(visitor.troubles).toEqual([]);
  });

  test('the owner uploads a logo for documents beside the data of the seller, and removes it again', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/seller');
    await upload(visitor, 'Logo on documents');
    await visitor.fill('Company', 'Quiet Shelf GmbH');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(async () => (await read()).seller).toMatchObject({
      name: 'Quiet Shelf GmbH',
      logo: expect.stringMatching(UPLOADED),
    });
    await visitor.inspect('settings-seller-logo');
    await visitor.click(english('panel-kit.picture_remove'));
    await visitor.click('Save');
    await expectSoon(async () => (await read()).seller).toMatchObject({ name: 'Quiet Shelf GmbH', logo: null });
    expect(visitor.troubles).toEqual([]);
  });

  test('after the logo is deleted, the focus is on its field; after saving, the pages show the name of the shop', async () => {
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/look');
    await upload(visitor, 'Logo');
    await visitor.click('Save');
    await visitor.see(english('shop.messages.settings_saved'));
    await expectSoon(async () => (await read()).logo).toMatch(UPLOADED);
    await visitor.click('Delete picture');
    await expectSoon(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('Upload picture');
    await visitor.click('Save');
    await expectSoon(async () => (await read()).logo).toBeNull();
    expect((await panel.shop.client().get('/')).text).not.toContain('class="top__logo"');
  });

  test.each([
    ['en', 1280],
    ['uk', 360],
    ['ru', 360],
  ] as const)(
    'in %s at %i pixels, the preview shows a typed color and warns of a color that is hard to read',
    async (language, width) => {
      const say = textsOf(language);
      const visitor = await panel.visit({ language, width });
      await visitor.open('/pages/settings/look');
      await expectSoon(() => accentIn(visitor, 'light')).toBe('rgb(47, 93, 80)');
      await visitor.fill(say('look.accent'), '#7a1f5c');
      await expectSoon(() => accentIn(visitor, 'light')).toBe('rgb(122, 31, 92)');
      await expectSoon(() => accentIn(visitor, 'dark')).not.toBe('rgb(127, 196, 174)');
      await expectSoon(() => visitor.text()).not.toContain(say('look.contrast_change.light'));
      await visitor.fill(say('look.accent'), '#ffd54f');
      await visitor.see(say('look.contrast_change.light'));
      // The preview shows the unreadable color itself, so its contrast is too low.
      await visitor.inspect('settings-look-unreadable', { accessible: false });
      await visitor.click(say('kit.save'));
      await visitor.page.waitForSelector('[name="colors.accent"][aria-invalid]');
      await visitor.fill(say('look.accent'), '#7a1f5c');
      await visitor.fill(say('look.accent_dark'), '#222222');
      await visitor.see(say('look.contrast_change.dark'));
      await visitor.fill(say('look.accent_dark'), '#f0a6d8');
      await visitor.click(say('kit.save'));
      await expectSoon(() => read()).toMatchObject({ colors: { accent: '#7a1f5c', accent_dark: '#f0a6d8' } });
      await visitor.fill(say('look.accent'), '');
      await visitor.click(say('kit.save'));
      await expectSoon(async () => (await read()).colors).toBeNull();
    },
  );
});

test('the panel shows uploaded pictures if BASE_URL has a path', async () => {
  const panel = await startPanel({ env: { BASE_URL: 'http://localhost/shop' } });
  try {
    const logo = await uploadPicture(panel.shop, panel.admin, '#7a1f5c');
    expect((await panel.admin.put('/api/admin/settings', { logo })).status).toBe(200);
    const visitor = await panel.visit();
    await visitor.open('/pages/settings/look');
    const widths = (): Promise<number[]> =>
      visitor.page.$$eval('img[src*="/media/pictures/"]', (all) => all.map((one) => one.naturalWidth));
    await expectSoon(widths).toEqual([600, 600, 600]);
  } finally {
    await panel.close();
  }
});
