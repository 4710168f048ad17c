import {
  PaymentGateway,
  ShopPlugin,
  type PaymentRequest,
  type PaymentResult,
  type SettingDeclaration,
} from '#contracts';
import { pick } from '#kernel';
import { texts } from './cash.texts.js';

/** Cash on delivery, on pickup, or for local delivery. It is collected offline, so there is no pay button. */
@PaymentGateway()
export class CashGateway implements PaymentGateway {
  readonly key = 'cash';
  readonly title = texts.title;
  readonly description = texts.description;
  readonly activeWhenNew = true;
  readonly permanent = true;
  readonly awaits = 'pending';
  readonly settings: readonly SettingDeclaration[] = [
    {
      name: 'info',
      type: 'localized',
      label: texts.info,
      help: texts.infoHelp,
      listed: true,
      note: true,
      maxLength: 1000,
    },
  ];
  readonly sections = [{ title: 'customers' as const, settings: ['info'] }];

  async process({ order_id, language }: PaymentRequest): Promise<PaymentResult> {
    return {
      success: true,
      outcome: 'offline',
      transaction_id: `cash-${order_id}`,
      message: pick(texts.accepted, language),
    };
  }

  payButton(): null {
    return null;
  }
}

@ShopPlugin({ name: 'cash', providers: [CashGateway] })
export class CashPlugin {}
