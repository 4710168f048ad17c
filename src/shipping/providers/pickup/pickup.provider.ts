import {
  ShippingProvider,
  ShopPlugin,
  type SettingDeclaration,
  type ShippingQuote,
  type ShippingRequest,
} from '#contracts';
import { pick, type Localized } from '#kernel';

const settings: readonly SettingDeclaration[] = [
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

/** The customer comes to the shop: always possible, for nothing. */
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
}

@ShopPlugin({ name: 'pickup', providers: [PickupProvider] })
export class PickupPlugin {}
