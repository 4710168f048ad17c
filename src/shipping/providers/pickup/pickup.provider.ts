import {
  ShippingProvider,
  ShopPlugin,
  type PickupPoint,
  type SettingDeclaration,
  type SettingValues,
  type ShippingQuote,
  type ShippingRequest,
} from '#contracts';
import { pick, type Language, type Localized } from '#kernel';

const settings: readonly SettingDeclaration[] = [
  {
    name: 'address',
    type: 'localized',
    maxLength: 300,
    label: { en: 'Pickup address', uk: 'Адреса самовивозу', ru: 'Адрес самовывоза' },
    help: {
      en: 'Shown at checkout, on the order page and in emails.',
      uk: 'Показується під час оформлення, на сторінці замовлення та в листах.',
      ru: 'Показывается при оформлении, на странице заказа и в письмах.',
    },
  },
  {
    name: 'opening_hours',
    type: 'localized',
    maxLength: 300,
    label: { en: 'Opening hours', uk: 'Години роботи', ru: 'Часы работы' },
    help: {
      en: 'For example: Mon–Fri 10:00–19:00, Sat 10:00–16:00.',
      uk: 'Наприклад: пн–пт 10:00–19:00, сб 10:00–16:00.',
      ru: 'Например: пн–пт 10:00–19:00, сб 10:00–16:00.',
    },
  },
  {
    name: 'ready_in',
    type: 'localized',
    maxLength: 100,
    label: { en: 'Ready for pickup', uk: 'Готовність до видачі', ru: 'Готовность к выдаче' },
    help: {
      en: 'When customers can pick up the order.',
      uk: 'Коли покупці зможуть забрати замовлення.',
      ru: 'Когда покупатели смогут забрать заказ.',
    },
    default: { en: 'next working day', uk: 'наступного робочого дня', ru: 'на следующий рабочий день' },
  },
];

/** The customer picks the order up at the shop; always offered and free. */
@ShippingProvider()
export class PickupProvider implements ShippingProvider {
  readonly key = 'pickup';
  readonly title = { en: 'Pickup at the shop', uk: 'Самовивіз із магазину', ru: 'Самовывоз из магазина' };
  readonly settings = settings;
  readonly activeWhenNew = true;
  readonly permanent = true;
  readonly collected = true;

  async calculate({ settings, language }: ShippingRequest): Promise<ShippingQuote> {
    return { success: true, cost: '0', delivery_time: pick(settings['ready_in'] as Localized, language) };
  }

  pickupPoint(settings: SettingValues, language: Language): PickupPoint {
    const text = (name: string): string => pick((settings[name] ?? {}) as Localized, language);
    return { address: text('address'), opening_hours: text('opening_hours') };
  }
}

@ShopPlugin({ name: 'pickup', providers: [PickupProvider] })
export class PickupPlugin {}
