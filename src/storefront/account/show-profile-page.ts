import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { CustomerFacade, type CustomerEntity } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { CarriedForms } from '../page/carried-forms.js';
import { entriesOf, PROFILE_FIELDS, type Entries } from './account-fields.js';
import { AccountPages, type AccountForm, type Refused } from './account-pages.js';

export const PROFILE = '/account/profile';

/** The form of the customer's profile. */
@Injectable()
export class ShowProfilePage implements OnModuleInit {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly pages: AccountPages,
    private readonly carried: CarriedForms,
  ) {}

  onModuleInit(): void {
    this.carried.register({
      path: PROFILE,
      read: (sent) => entriesOf(PROFILE_FIELDS, sent),
      again: (request, caller, entries) => this.again(request, caller, entries),
    });
  }

  async run(request: Request, caller: Caller, refused?: Refused): Promise<string> {
    const customer = await this.customers.byId(caller.customerId!);
    return this.pages.form(request, formOf(customer, knownOf(customer)), refused);
  }

  private async again(request: Request, caller: Caller, entries: Entries): Promise<string> {
    const customer = await this.customers.byId(caller.customerId!);
    return this.pages.form(request, formOf(customer, entries, true));
  }
}

const formOf = (customer: CustomerEntity | null, entries: Entries, again = false): AccountForm => ({
  name: 'profile',
  address: PROFILE,
  fields: PROFILE_FIELDS,
  entries,
  variables: { email: customer?.email ?? '', again },
});

const knownOf = (customer: CustomerEntity | null): Entries => ({
  first_name: customer?.firstName ?? '',
  last_name: customer?.lastName ?? '',
  phone: customer?.phone ?? '',
});
