import { startTestShop, type Client, type TestShop } from '#testing';
import { collationSql, HAS_ICU } from '../../migrations/1764600100000-sorted-names.js';

const NAMES = {
  en: ['Äpfel', 'apple', 'Apple', 'banana', 'Banana', 'Éclair', 'egg', 'zebra', 'Zebra'],
  uk: ['Горіх', 'ґанок', 'Ґанок', 'Дах', 'Екран', 'Єнот', 'Жито', 'Иній', 'Іній', 'Їжак', 'Йогурт', 'Яблуко'],
  ru: ['Егерь', 'Ёлка', 'ель', 'Ель', 'Жук', 'Яблоко'],
};
type Lang = keyof typeof NAMES;
const LANGUAGES = Object.keys(NAMES) as Lang[];

/** Names in neither ascending nor descending order. */
const shuffled = (names: readonly string[]): string[] => [
  ...names.filter((_, index) => index % 2 === 1).toReversed(),
  ...names.filter((_, index) => index % 2 === 0),
];

let shop: TestShop;
let admin: Client;

beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.admin();
  for (const language of LANGUAGES) {
    const { body } = await admin.post('/api/categories', { name: `Letters ${language}`, alias: `letters-${language}` });
    const parent = body.data.id as number;
    for (const [index, name] of shuffled(NAMES[language]).entries()) {
      const texts = { name: `x ${index}`, translations: { [language]: { name } } };
      const named = language === 'en' ? { name } : texts;
      await admin.post('/api/categories', { ...named, alias: `${language}-${index}`, parent });
      await admin.post('/api/products', {
        ...named,
        alias: `${language}-${index}`,
        price_regular: 1,
        published: index % 3 > 0,
        category: parent,
        attributes: [{ attribute: `letter of ${language}`, value: `value ${name}` }],
      });
      await admin.put(`/api/attributes/${encodeURIComponent(`${language} ${index}`)}`, {
        labels: { [language]: name },
        value_labels: { [`v${index}`]: { [language]: name } },
      });
    }
  }
});
afterAll(() => shop?.close());

const namesAt = async (client: Client, path: string): Promise<string[]> => {
  const { body, status } = await client.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return (body.data.items as Array<{ name?: string; label?: string }>).map(({ label, name }) => label ?? name ?? '');
};

describe.each(LANGUAGES)('lists sorted by name in %s', (language) => {
  const all = NAMES[language];

  test(`products are sorted by the alphabet of ${language}, ascending and descending`, async () => {
    const path = `/api/admin/products?category=letters-${language}&lang=${language}&per_page=100`;
    expect(await namesAt(admin, `${path}&sort=name`)).toEqual(all);
    expect(await namesAt(admin, `${path}&sort=-name`)).toEqual(all.toReversed());
    const shown = await namesAt(shop.client(), `/api/products?category=letters-${language}&lang=${language}&sort=name`);
    expect(shown).toEqual(all.filter((name) => shown.includes(name)));
    expect(shown.length).toBeGreaterThan(3);
  });

  test(`pages of products sorted by name in ${language} neither repeat nor skip a product`, async () => {
    const found: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 2); page++)
      found.push(
        ...(await namesAt(
          admin,
          `/api/products?category=letters-${language}&lang=${language}&sort=name&per_page=2&page=${page}`,
        )),
      );
    expect(found).toEqual(all);
  });

  test(`categories are sorted by the alphabet of ${language}`, async () => {
    const { body } = await admin.get(`/api/categories/letters-${language}`);
    const path = `/api/categories?parent=${body.data.id as number}&lang=${language}&per_page=100`;
    expect(await namesAt(admin, `${path}&sort=name`)).toEqual(all);
    expect(await namesAt(admin, `${path}&sort=-name`)).toEqual(all.toReversed());
  });

  test(`attributes and their values are sorted by their labels in ${language}`, async () => {
    const labels = (names: readonly string[]): string[] => names.filter((name) => all.includes(name));
    for (const path of ['/api/attributes', '/api/admin/attributes', '/api/admin/attribute-suggestions'])
      expect(labels(await namesAt(admin, `${path}?lang=${language}`))).toEqual(all);
  });

  test(`filter values with equal product counts are sorted by the alphabet of ${language}`, async () => {
    const { body } = await admin.get(`/api/products?category=letters-${language}&facets=1&lang=${language}`);
    const facets = body.data.facets as Array<{ attribute: string; values: Array<{ label: string }> }>;
    const { values } = facets.find(({ attribute }) => attribute === `letter of ${language}`)!;
    expect(values.map(({ label }) => label)).toEqual(all.map((name) => `value ${name}`));
    const suggested = await admin.get(
      `/api/admin/attribute-suggestions/${encodeURIComponent(`letter of ${language}`)}?lang=${language}`,
    );
    expect((suggested.body.data.items as Array<{ label: string }>).map(({ label }) => label)).toEqual(
      all.map((name) => `value ${name}`),
    );
  });
});

test('equality and search do not depend on the collation by which names are sorted', async () => {
  const [row] = await shop.db.query<{ same: boolean; deterministic: boolean }>(
    `SELECT ('\u00e4' = 'a\u0308') AS same, bool_and(collisdeterministic) AS deterministic FROM pg_collation
     WHERE collname LIKE 'shop\\_%'`,
  );
  expect(row).toEqual({ same: false, deterministic: true });
});

test('a PostgreSQL without ICU sorts names by code point', async () => {
  const undone = new Error('rolled back');
  const sort = async (hasIcu: boolean): Promise<string> => {
    let sorted = '';
    const work = shop.db.transaction(async (tx) => {
      await tx.query(collationSql('test', hasIcu).replace("'test'", "'uk'"));
      const [row] = await tx.query<{ names: string }>(
        `SELECT string_agg(name, '' ORDER BY name COLLATE shop_test) AS names FROM unnest('{Я,Ґ,Г}'::text[]) name`,
      );
      sorted = row!.names;
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
    return sorted;
  };
  expect(await shop.db.query(HAS_ICU)).toHaveLength(1);
  expect([await sort(true), await sort(false)]).toEqual(['ГҐЯ', 'ГЯҐ']);
});
