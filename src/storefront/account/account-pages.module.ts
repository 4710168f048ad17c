import { Module } from '@nestjs/common';
import { CheckoutModule } from '../../checkout/index.js';
import { OrderViewModule } from '../../order-view/index.js';
import { CustomerModule } from '../../customer/index.js';
import { ShippingModule } from '../../shipping/index.js';
import { PageModule } from '../page/page.module.js';
import { AccountPageController } from './account.controller.js';
import { AccountPages } from './account-pages.js';
import { AddressesPageController } from './addresses.controller.js';
import { CustomersOnly } from './customers-only.js';
import { DefaultAddressController } from './default-address.controller.js';
import { EmailPageController } from './email.controller.js';
import { EnterAccount } from './enter-account.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { LoginPageController } from './login.controller.js';
import { LogoutPageController } from './logout.controller.js';
import { OrderLookupPageController } from './order-lookup.controller.js';
import { PasswordPageController } from './password.controller.js';
import { PersonalDataPageController } from './personal-data.controller.js';
import { ProfilePageController } from './profile.controller.js';
import { RegisterPageController } from './register.controller.js';
import { SessionsPageController } from './sessions.controller.js';
import { VerifyPageController } from './verify.controller.js';
import { ShowAccount } from './show-account.js';
import { ShowAddresses } from './show-addresses.js';
import { ShowProfilePage } from './show-profile-page.js';

/** The customer's account: login, registration and account pages, with the same use cases as REST. */
@Module({
  imports: [CheckoutModule, CustomerModule, OrderViewModule, PageModule, ShippingModule],
  controllers: [
    AccountPageController,
    // This controller must precede AddressesPageController, which would take `default` for an id.
    DefaultAddressController,
    AddressesPageController,
    ForgottenPasswordController,
    LoginPageController,
    LogoutPageController,
    OrderLookupPageController,
    PasswordPageController,
    PersonalDataPageController,
    ProfilePageController,
    RegisterPageController,
    SessionsPageController,
    EmailPageController,
    VerifyPageController,
  ],
  providers: [AccountPages, CustomersOnly, EnterAccount, ShowAccount, ShowAddresses, ShowProfilePage],
})
export class AccountPagesModule {}
