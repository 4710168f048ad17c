import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Clock } from '#kernel';
import { AdminModule } from './admin/index.js';
import { BindingsModule } from './bindings.js';
import { CartModule } from './cart/index.js';
import { CatalogModule } from './catalog/index.js';
import { CheckoutModule } from './checkout/index.js';
import { ContentModule } from './content/index.js';
import { CustomerModule } from './customer/index.js';
import { DocumentModule } from './document/index.js';
import { NotificationModule } from './notification/index.js';
import { OrderManagementModule } from './order-management/index.js';
import { OrderModule } from './order/index.js';
import { OrderViewModule } from './order-view/index.js';
import { PaymentModule } from './payment/index.js';
import { installedHere } from './load-plugins.js';
import { IdentityModule } from './identity/index.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HousekeepingModule } from './platform/housekeeping/housekeeping.js';
import { HttpModule } from './platform/http/http.module.js';
import { I18nModule } from './platform/i18n/i18n.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { PdfModule } from './platform/pdf/index.js';
import { PrivacyModule } from './privacy/index.js';
import { InstalledPlugins } from './platform/plugins/installed-plugins.js';
import { PluginsModule } from './platform/plugins/plugins.module.js';
import { RedirectsModule } from './redirects/index.js';
import { ReconciliationModule } from './reconciliation/index.js';
import { SettlementModule } from './settlement/index.js';
import { SettingsModule } from './settings/index.js';
import { TemplatingModule } from './platform/templating/templating.module.js';
import { ThrottleModule } from './platform/throttle/throttle.guard.js';
import { ShippingModule } from './shipping/index.js';
import { StorefrontModule } from './storefront/index.js';

/** Parts of a shop besides its settings, for tests and third parties. */
export interface ShopParts {
  /** All plugins of the shop, instead of the list in plugins.ts: the result of `loadPlugins`, or classes. */
  readonly plugins?: InstalledPlugins | readonly Type[];
  readonly clock?: Clock;
}

/** The whole application: the platform first, then its modules. */
@Module({})
export class AppModule {
  /** @throws PluginError for an invalid plugin */
  static with(config: Config, parts: ShopParts = {}): DynamicModule {
    const plugins = parts.plugins instanceof InstalledPlugins ? parts.plugins : installedHere(parts.plugins);
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config, parts.clock),
        LoggingModule,
        I18nModule.with(plugins),
        DatabaseModule,
        HousekeepingModule,
        ThrottleModule,
        // The plugins come before the shop's own modules, so that their routes and payment methods take precedence.
        PluginsModule.with(plugins),
        // This is the first module with routes: Express tries the routes in this order, and a checkout sends three
        // requests.
        CheckoutModule,
        IdentityModule,
        HttpModule,
        JobsModule,
        EventsModule,
        TemplatingModule,
        PdfModule,
        MailModule,
        SettingsModule,
        HealthModule,
        PrivacyModule,
        RedirectsModule,
        CatalogModule,
        CustomerModule,
        ShippingModule,
        CartModule,
        OrderModule,
        PaymentModule,
        SettlementModule,
        ReconciliationModule,
        OrderViewModule,
        OrderManagementModule,
        ContentModule,
        DocumentModule,
        NotificationModule,
        BindingsModule,
        StorefrontModule,
        AdminModule,
      ],
    };
  }
}
