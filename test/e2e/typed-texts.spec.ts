import { startTestShop, type TestShop } from '#testing';
import { Messages } from '../../src/platform/i18n/i18n.module.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('What somebody typed', () => {
  test.each(['$t(common.ok)', '$t(common.ok, {bad json)', 'a $t(x) b $t(y)', '$t(', '{name}', '{{name}}', '$1 $& \\'])(
    'is shown as it is within a sentence: %s',
    (typed) => {
      const say = (name: string) => shop.app.get(Messages).translate('en', 'storefront-page.add_named', { name });
      expect(say(typed)).toBe(say('Tea').replace('Tea', () => typed));
    },
  );

  test.each(['\u202ETea', 'T\u2067ea\u2069', '$t(\u202D'])('turns no sentence that it is part of: %j', (typed) => {
    const say = (name: string) => shop.app.get(Messages).translate('en', 'storefront-page.add_named', { name });
    expect(say(typed)).toBe(say('Tea').replace('Tea', () => typed.replace(/[\u202D\u202E\u2067\u2069]/g, '')));
  });
});
