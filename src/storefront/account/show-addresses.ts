import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { AddressBook, CustomerFacade, markOf, type BookAddress } from '../../customer/index.js';
import type { Caller } from '../../platform/access/caller.js';
import { commonErrors } from '../../platform/errors/common-errors.js';
import { addressText } from '../page/address-text.js';
import { CarriedForms } from '../page/carried-forms.js';
import { ADDRESS_FIELDS, entriesOf, type Entries } from './account-fields.js';
import { AccountPages, type Refused } from './account-pages.js';
import { addressCountries } from './address-countries.js';

export const ADDRESSES = '/account/addresses';

/** Name of the profile's address in URLs, instead of an id. */
export const DEFAULT = 'default';

/** The address book with a form for a new address or one of the book. */
@Injectable()
export class ShowAddresses implements OnModuleInit {
  constructor(
    private readonly customers: CustomerFacade,
    private readonly book: AddressBook,
    private readonly pages: AccountPages,
    private readonly carried: CarriedForms,
  ) {}

  onModuleInit(): void {
    const editedAt = {
      [ADDRESSES]: () => undefined,
      [`${ADDRESSES}/${DEFAULT}`]: () => null,
      [`${ADDRESSES}/:id`]: (id: number) => id,
    };
    for (const [path, edited] of Object.entries(editedAt))
      this.carried.register({
        path,
        read: (sent) => entriesOf(ADDRESS_FIELDS, sent),
        again: (request, caller, typed, id) => this.run(request, caller, edited(id), { typed }),
      });
  }

  /**
   * @param edited id of the address in the form, null for that of the profile; undefined: a new one
   * @param shown the refused form, or the entries that were typed before the session expired; these become a new
   *   address if the edited one was deleted in the meantime
   * @throws not_found
   */
  async run(
    request: Request,
    caller: Caller,
    edited?: number | null,
    shown: { readonly refused?: Refused; readonly typed?: Entries } = {},
  ): Promise<string> {
    const customer = await this.customers.byId(caller.customerId!);
    const saved = customer ? await this.book.of(customer) : [];
    const one = saved.find(({ id }) => id === edited);
    if (edited !== undefined && !one && !shown.typed) throw commonErrors.not_found();
    const key = one ? (one.id ?? DEFAULT) : null;
    const form = {
      name: 'addresses',
      address: key === null ? ADDRESSES : `${ADDRESSES}/${key}`,
      fields: ADDRESS_FIELDS,
      entries: shown.typed ?? (one ? storedIn(one) : {}),
      variables: {
        key,
        again: shown.typed !== undefined,
        countries: addressCountries(caller.language),
        defaultMark: markOf(saved.find(({ id }) => id === null) ?? null),
        saved: saved.map((address, index) => ({
          ...addressText(address, caller.language),
          key: address.id ?? DEFAULT,
          isDefault: index === 0,
        })),
      },
    };
    return this.pages.form(request, form, shown.refused);
  }
}

const storedIn = ({ address, city, state, zip, country }: BookAddress): Entries => ({
  address,
  city,
  state: state ?? '',
  zip,
  country,
});
