import 'reflect-metadata';
import { PaymentGateway, ShopPlugin, type PaymentResult } from '#contracts';
import { plugins } from '../../../src/plugins.js';
import { readSettings } from '../../../src/cli/settings.js';

/** A gateway that causes an unhandled error of the kind that its key names. */
@PaymentGateway()
class StrayGateway implements PaymentGateway {
  readonly title = { en: 'Stray', uk: 'Stray', ru: 'Stray' };
  readonly description = { en: 'Stray', uk: 'Stray', ru: 'Stray' };
  readonly key: string = 'stray_rejection';
  readonly settings = [];

  async process(): Promise<PaymentResult> {
    void Promise.reject(new Error('a stray rejection'));
    return { success: true, transaction_id: 'stray-1', message: 'Paid' };
  }
}

@PaymentGateway()
class ThrowingGateway extends StrayGateway {
  override readonly key: string = 'stray_exception';

  override async process(): Promise<PaymentResult> {
    setTimeout(() => {
      throw new Error('thrown by a timer');
    }, 20);
    return { success: true, transaction_id: 'stray-2', message: 'Paid' };
  }
}

@ShopPlugin({ name: 'stray', providers: [StrayGateway, ThrowingGateway] })
class StrayPlugin {}

plugins.push(StrayPlugin);
const settings = await readSettings();
const { run } = await import('../../../src/cli/run-server.js');
await run(settings);
