import { startTestShop, type Client, type TestShop } from '#testing';
import { DeleteUnusedPictures } from '../../src/catalog/pictures/delete-unused-pictures.js';
import { uploadPicture } from '../fixtures/upload-picture.js';

const SETTINGS = '/api/admin/settings';
const DAY = 24 * 60 * 60 * 1000;
let shop: TestShop;
let admin: Client;
// The database records uploads by its own clock.
let now = Date.now();

beforeAll(async () => {
  shop = await startTestShop({ clock: { now: () => new Date(now) } });
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const upload = (background: string): Promise<string> => uploadPicture(shop, admin, background);
const set = async (look: object) => {
  const { status, body } = await admin.put(SETTINGS, look);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
};
const refused = async (look: object): Promise<[number, string[]]> => {
  const { status, body } = await admin.put(SETTINGS, look);
  return [status, Object.keys(body.errors)];
};
const home = async (language = 'en'): Promise<string> => (await shop.client({ language }).get('/')).text;
const styles = async (): Promise<string> => {
  const [, address] = /href="(\/storefront\/shop\.css\?v=[^"]+)"/.exec(await home())!;
  return (await shop.client().get(address!)).text;
};

test('logo, icon, colors and the beginning of the home page are used by the next page', async () => {
  expect(await home()).toContain('rel="icon" href="data:');
  const [logo, favicon, image] = [await upload('#a33'), await upload('#3a3'), await upload('#33a')];
  const onDocuments = await upload('#a3a');
  const hero = { image, title: { en: 'Tea <for> all', uk: 'Чай для всіх' }, text: { en: 'Picked by hand.' } };
  const saved = await set({ logo, favicon, hero, colors: { accent: '#7A1F5C' }, seller: { logo: onDocuments } });
  expect(saved).toMatchObject({
    seller: { logo: onDocuments },
    ...{ logo, favicon, colors: { accent: '#7A1F5C', accent_dark: null } },
    hero: {
      image,
      title: { en: 'Tea <for> all', uk: 'Чай для всіх', ru: null },
      text: { en: 'Picked by hand.', uk: null },
    },
  });
  const page = await home();
  expect(page).toContain(`<img class="top__logo" src="${logo.replace('.webp', '-400.webp')}"`);
  expect(page).toContain(`rel="icon" href="${favicon.replace('.webp', '-400.webp')}"`);
  expect(page).toContain('<h1>Tea &lt;for&gt; all</h1>');
  expect(page).toContain('Picked by hand.');
  expect(page).toContain(image.replace('.webp', '-800.webp'));
  expect(await home('uk')).toContain('<h1>Чай для всіх</h1>');
  expect(await home('ru')).not.toContain('Чай для всіх');
  expect(await styles()).toContain(':root{--accent:#7A1F5C;--on-accent:#ffffff}');

  // Pictures of the settings are not deleted like unused ones.
  now += 2 * DAY;
  await shop.app.get(DeleteUnusedPictures).run();
  for (const path of [logo, favicon, image, onDocuments]) expect((await fetch(shop.url + path)).status).toBe(200);

  await set({ logo: null, favicon: null, hero: null, colors: null, seller: { logo: null } });
  expect(await home()).toContain('rel="icon" href="data:');
  expect(await styles()).not.toContain('#7A1F5C');
  await shop.app.get(DeleteUnusedPictures).run();
  for (const path of [logo, onDocuments]) expect((await fetch(shop.url + path)).status).toBe(404);
});

test.each([
  [{ colors: { accent: '#fff' } }, 'colors.accent'],
  [{ colors: { accent: 'red' } }, 'colors.accent'],
  [{ colors: { accent: '#2f5d50}body{display:none' } }, 'colors.accent'],
  [{ colors: { accent: '#ffff00' } }, 'colors.accent'],
  [{ colors: { accent: '#2f5d50', accent_dark: '#101010' } }, 'colors.accent_dark'],
  [{ logo: 'https://elsewhere.example/logo.svg' }, 'logo'],
  [{ logo: '/etc/passwd' }, 'logo'],
  [{ favicon: `/media/pictures/${'0'.repeat(32)}.webp` }, 'favicon'],
  [{ seller: { logo: `/media/pictures/${'0'.repeat(32)}.webp` } }, 'seller.logo'],
  [{ seller: { logo: 'https://elsewhere.example/logo.svg' } }, 'seller.logo'],
  [{ hero: { image: `/media/pictures/${'0'.repeat(32)}.webp` } }, 'hero.image'],
  [{ hero: { title: { en: 'x'.repeat(81) } } }, 'hero.title.en'],
])('the look %j is refused at %s', async (look, field) => expect(await refused(look)).toEqual([422, [field]]));
