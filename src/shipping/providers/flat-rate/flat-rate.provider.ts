import { ShippingProvider, ShopPlugin, type SettingValues, type ShippingQuote, type ShippingRequest } from '#contracts';
import { Money, pick, type Localized } from '#kernel';
import { flatRateSettings, NUMBER } from './flat-rate.settings.js';

const NOT_SERVED: ShippingQuote = { success: false, cost: '0', delivery_time: '' };

/** One cost per country, free from a certain sum. */
@ShippingProvider()
export class FlatRateProvider implements ShippingProvider {
  readonly key = 'flat_rate';
  readonly title = { en: 'Delivery', uk: 'Доставка', ru: 'Доставка' };
  readonly settings = flatRateSettings;
  readonly activeWhenNew = true;
  readonly permanent = true;

  async calculate(request: ShippingRequest): Promise<ShippingQuote> {
    const { settings, language } = request;
    const cost = costOf(request);
    if (!cost) return NOT_SERVED;
    const carrier = settings['carrier'] as string | null;
    return {
      success: true,
      cost: cost.toString(),
      delivery_time: pick(settings['delivery_time'] as Localized, language),
      ...(carrier && { carrier }),
    };
  }

  trackingUrl(trackingNumber: string, settings: SettingValues): string | null {
    const template = settings['tracking_url'] as string | null | undefined;
    return template ? template.replaceAll(NUMBER, () => encodeURIComponent(trackingNumber)) : null;
  }
}

@ShopPlugin({ name: 'flat-rate', providers: [FlatRateProvider] })
export class FlatRatePlugin {}

/** Null if no cost is set for the country. */
function costOf({ country, currency, subtotal_minor, settings }: ShippingRequest): Money | null {
  const costs = (settings['costs'] ?? {}) as Readonly<Record<string, string>>;
  const minor = (country === null ? undefined : costs[country]) ?? costs['*'];
  if (minor === undefined) return null;
  const freeAbove = settings['free_above'] as string | null;
  const free = freeAbove !== null && freeAbove !== undefined && BigInt(subtotal_minor) >= BigInt(freeAbove);
  return free ? Money.zero(currency) : Money.of(minor, currency);
}
