import { startTestShop, type TestShop } from '#testing';
import { Messages } from '../../src/platform/i18n/i18n.module.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('typed texts in translated sentences', () => {
  test.each(['$t(common.ok)', '$t(common.ok, {bad json)', 'a $t(x) b $t(y)', '$t(', '{name}', '{{name}}', '$1 $& \\'])(
    'a typed text is shown unchanged in a translated sentence: %s',
    (typed) => {
      const say = (name: string) => shop.app.get(Messages).translate('en', 'storefront-page.add_named', { name });
      expect(say(typed)).toBe(say('Tea').replace('Tea', () => typed));
    },
  );

  test.each(['\u202ETea', 'T\u2067ea\u2069', '$t(\u202D'])(
    'a typed text cannot change the direction of a translated sentence: %j',
    (typed) => {
      const say = (name: string) => shop.app.get(Messages).translate('en', 'storefront-page.add_named', { name });
      expect(say(typed)).toBe(say('Tea').replace('Tea', () => typed.replace(/[\u202D\u202E\u2067\u2069]/g, '')));
    },
  );
});
