import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GuestDataMergers } from '../identity/index.js';
import { Housekeeping } from '../platform/housekeeping/housekeeping.js';
import { CustomerFacade } from './customer.facade.js';
import { CustomerSearch } from './data/customer-search.js';
import { CustomerEntity } from './data/customer.entity.js';
import { CustomerAddressEntity } from './data/customer-address.entity.js';
import { COMPARISON, CompareItemEntity, WISHLIST, WishlistItemEntity } from './data/product-list.js';
import { ProductLists } from './data/product-lists.js';
import { AccountController } from './http/account.controller.js';
import { CompareController } from './http/compare.controller.js';
import { CustomerMergeController } from './http/customer-merge.controller.js';
import { CustomersController } from './http/customers.controller.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { PersonalDataSections } from './http/personal-data-sections.js';
import { SavedAddressesController } from './http/saved-addresses.controller.js';
import { WishlistController } from './http/wishlist.controller.js';
import { AddressBook } from './use-cases/address-book.js';
import { ChangeCustomer } from './use-cases/change-customer.js';
import { EraseCustomer } from './use-cases/erase-customer.js';
import { ExportCustomer } from './use-cases/export-customer.js';
import { FollowAccounts } from './use-cases/follow-accounts.js';
import { ForgetCustomers } from './use-cases/forget-customers.js';
import { ChangeProductLists } from './use-cases/change-product-lists.js';
import { ListCustomers } from './use-cases/list-customers.js';
import { MergeCustomers } from './use-cases/merge-customers.js';
import { Register } from './use-cases/register.js';
import { SavedAddresses } from './use-cases/saved-addresses.js';
import { ShowProfile } from './use-cases/show-profile.js';
import { ShowCustomer } from './use-cases/show-customer.js';
import { UpdateProfile } from './use-cases/update-profile.js';

/** Retention of guests' lists in milliseconds. */
const GUEST_LISTS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Customers, their accounts' registration, wishlist and comparison. */
@Module({
  imports: [TypeOrmModule.forFeature([CustomerEntity, CustomerAddressEntity, WishlistItemEntity, CompareItemEntity])],
  controllers: [
    AccountController,
    CustomerMergeController,
    CustomersController,
    PersonalDataController,
    SavedAddressesController,
    WishlistController,
    CompareController,
  ],
  providers: [
    AddressBook,
    ChangeCustomer,
    CustomerFacade,
    CustomerSearch,
    EraseCustomer,
    ExportCustomer,
    FollowAccounts,
    ForgetCustomers,
    ChangeProductLists,
    ListCustomers,
    MergeCustomers,
    PersonalDataSections,
    ProductLists,
    Register,
    SavedAddresses,
    ShowCustomer,
    ShowProfile,
    UpdateProfile,
  ],
  exports: [AddressBook, CustomerFacade, CustomerSearch, SavedAddresses],
})
export class CustomerModule implements OnModuleInit {
  constructor(
    private readonly mergers: GuestDataMergers,
    private readonly lists: ProductLists,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.mergers.register(async (tx, { guest, customer }) => {
      await this.lists.move(tx, WISHLIST, guest, customer);
      await this.lists.move(tx, COMPARISON, guest, customer);
    });
    for (const list of [WISHLIST, COMPARISON])
      this.housekeeping.register({
        name: list.table,
        retentionMs: GUEST_LISTS_KEPT_MS,
        deleteBatch: (before, limit) => this.lists.deleteOfGuests(list, before, limit),
      });
  }
}
