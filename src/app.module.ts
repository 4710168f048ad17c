import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { PaymentGateway, ShippingProvider } from '#contracts';
import type { Clock } from '#kernel';
import { paymentGateways, shippingProviders } from './app.providers.js';
import { AdminModule } from './admin/index.js';
import { CartModule } from './cart/index.js';
import { CatalogModule } from './catalog/index.js';
import { CheckoutModule } from './checkout/index.js';
import { ContentModule } from './content/index.js';
import { CustomerModule } from './customer/index.js';
import { DocumentModule } from './document/index.js';
import { NotificationModule } from './notification/index.js';
import { OrderManagementModule } from './order-management/index.js';
import { OrderModule } from './order/index.js';
import { PaymentModule } from './payment/index.js';
import { IdentityModule } from './identity/index.js';
import { ConfigModule } from './platform/config/config.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { I18nModule } from './platform/i18n/i18n.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { PdfModule } from './platform/pdf/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ProvidersModule } from './platform/providers/providers.module.js';
import { SettingsModule } from './settings/index.js';
import { TemplatingModule } from './platform/templating/templating.module.js';
import { ShippingModule } from './shipping/index.js';
import { StorefrontModule } from './storefront/index.js';

/** What a shop may be given beside its settings; tests and third parties use it. */
export interface ShopParts {
  readonly gateways?: Array<Type<PaymentGateway>>;
  readonly shippingProviders?: Array<Type<ShippingProvider>>;
  readonly clock?: Clock;
}

/** The whole application: the platform first, then its modules. */
@Module({})
export class AppModule {
  static with(config: Config, parts: ShopParts = {}): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config, parts.clock),
        LoggingModule,
        I18nModule,
        DatabaseModule,
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
        ProvidersModule.with({
          gateways: parts.gateways ?? paymentGateways,
          shippingProviders: parts.shippingProviders ?? shippingProviders,
        }),
        CatalogModule,
        CustomerModule,
        ShippingModule,
        CartModule,
        OrderModule,
        PaymentModule,
        CheckoutModule,
        OrderManagementModule,
        ContentModule,
        DocumentModule,
        NotificationModule,
        StorefrontModule,
        AdminModule,
      ],
    };
  }
}
