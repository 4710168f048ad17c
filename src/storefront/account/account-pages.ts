import { Injectable } from '@nestjs/common';
import { isInvisible } from '#kernel';
import type { Request } from 'express';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/i18n.module.js';
import { Refusals } from '../page/refusals.js';
import { ShowPage } from '../page/show-page.js';
import { entriesOf, fieldView, type AccountField, type Entries, type Form, type Translate } from './account-fields.js';

export interface AccountPage {
  /** Template `views/storefront/account/<name>.liquid`; the title is `storefront-account.<name>.title`. */
  readonly name: string;
  /** Target of the language links. */
  readonly address: string;
  /** HTTP status. Default: 200. */
  readonly status?: number;
  readonly variables?: object;
}

export interface AccountForm extends AccountPage {
  readonly fields: readonly AccountField[];
  /** Initial values of the fields. */
  readonly entries?: Entries;
}

/** The sent form, and its error. */
export interface Refused {
  readonly error: unknown;
  readonly form: Form;
}

/** The pages of the account with their common parts: titles, fields, errors beside them. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly pages: ShowPage,
    private readonly refusals: Refusals,
    private readonly messages: Messages,
  ) {}

  show(request: Request, { name, address, status = 200, variables = {} }: AccountPage): Promise<string> {
    request.res?.status(status);
    const title = this.translatorFor(request)(`${name.replaceAll('-', '_')}.title`);
    return this.pages.run(request, { template: `account/${name}`, title, address, variables });
  }

  /**
   * Renders a form; after a refusal with the entries and their errors.
   * @throws the error if it cannot be corrected in this form
   */
  form(request: Request, form: AccountForm, refused?: Refused): Promise<string> {
    if (!refused) return this.show(request, this.pageOf(request, form, form.entries ?? {}));
    const described = this.refusals.of(refused.error, request);
    if (described.retryAfter) request.res?.set('Retry-After', String(described.retryAfter));
    const errors = errorsOf(described, refused.form, this.translatorFor(request));
    const page = this.pageOf(request, form, entriesOf(form.fields, refused.form), errors);
    const refusal = {
      message: this.messageOf(
        described,
        form.fields.some(({ name }) => errors[name]),
        this.translatorFor(request),
      ),
    };
    return this.show(request, { ...page, status: described.status, variables: { ...page.variables, refusal } });
  }

  private pageOf(
    request: Request,
    form: AccountForm,
    entries: Entries,
    errors: Readonly<Record<string, string>> = {},
  ): AccountPage {
    const translate = this.translatorFor(request);
    return {
      ...form,
      variables: {
        ...form.variables,
        fields: form.fields.map((field) => this.inCountry(request, fieldView(field, entries, errors, translate))),
      },
    };
  }

  /** Names the field by the term of the country, if it has an own one. */
  private inCountry<T extends { readonly label: string; readonly word?: string | null | undefined }>(
    { language }: Request,
    field: T,
  ): T {
    if (!field.word) return field;
    return { ...field, label: this.messages.translate(language, `storefront.address_words.${field.word}`) };
  }

  /** Converts waiting times to minutes for the message. */
  private messageOf(
    { code, message, errors, retryAfter }: DescribedError,
    atFields: boolean,
    translate: Translate,
  ): string {
    if (code === 'too_many_requests' && retryAfter) return translate('too_many', { count: Math.ceil(retryAfter / 60) });
    return atFields ? translate('check_fields') : (Object.values(errors ?? {})[0]?.[0] ?? message);
  }

  private translatorFor({ language }: Request): Translate {
    return (key, args) => this.messages.translate(language, `storefront-account.${key}`, args);
  }
}

/** One message per field. An empty field is reported as missing, regardless of other errors. */
const errorsOf = ({ errors = {} }: DescribedError, form: Form, translate: Translate): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, [sentence = '']]) => [
      name,
      isEmpty(form[name]) ? translate('fill_in') : sentence,
    ]),
  );

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && isInvisible(value));
