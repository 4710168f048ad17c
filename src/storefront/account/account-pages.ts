import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { DescribedError } from '../../platform/http/errors/describe-error.js';
import { Messages } from '../../platform/i18n/messages.js';
import { Refusals } from '../page/refusals.js';
import { ShowPage } from '../page/show-page.js';
import { entriesOf, fieldView, type AccountField, type Entries, type Form, type Say } from './account-fields.js';

export interface AccountPage {
  /** `views/storefront/account/<name>.liquid`; its title is at `storefront-account.<name>.title`. */
  readonly name: string;
  /** Where the language links lead. */
  readonly address: string;
  /** 200 unless told. */
  readonly status?: number;
  readonly variables?: object;
}

export interface AccountForm extends AccountPage {
  readonly fields: readonly AccountField[];
  /** What stands in the fields when nothing was sent yet. */
  readonly entries?: Entries;
}

/** What was sent, and why it was not taken. */
export interface Refused {
  readonly error: unknown;
  readonly form: Form;
}

/** The pages of the account, with what they have in common: titles, fields, what was wrong beside them. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly pages: ShowPage,
    private readonly refusals: Refusals,
    private readonly messages: Messages,
  ) {}

  show(request: Request, { name, address, status = 200, variables = {} }: AccountPage): Promise<string> {
    request.res?.status(status);
    const title = this.sayIn(request)(`${name.replaceAll('-', '_')}.title`);
    return this.pages.run(request, { template: `account/${name}`, title, address, variables });
  }

  /** A form; after a refusal with the entries kept and what is wrong beside them. @throws the error of a refusal that nobody can mend here */
  form(request: Request, form: AccountForm, refused?: Refused): Promise<string> {
    if (!refused) return this.show(request, this.filled(request, form, form.entries ?? {}));
    const told = this.refusals.of(refused.error, request);
    if (told.retryAfter) request.res?.set('Retry-After', String(told.retryAfter));
    const errors = errorsOf(told, refused.form, this.sayIn(request));
    const page = this.filled(request, form, entriesOf(form.fields, refused.form), errors);
    const refusal = {
      message: this.messageOf(
        told,
        form.fields.some(({ name }) => errors[name]),
        this.sayIn(request),
      ),
    };
    return this.show(request, { ...page, status: told.status, variables: { ...page.variables, refusal } });
  }

  private filled(
    request: Request,
    form: AccountForm,
    entries: Entries,
    errors: Readonly<Record<string, string>> = {},
  ): AccountPage {
    const say = this.sayIn(request);
    return {
      ...form,
      variables: { ...form.variables, fields: form.fields.map((field) => fieldView(field, entries, errors, say)) },
    };
  }

  /** Who waits thinks in minutes. */
  private messageOf({ code, message, errors, retryAfter }: DescribedError, atFields: boolean, say: Say): string {
    if (code === 'too_many_requests' && retryAfter) return say('too_many', { count: Math.ceil(retryAfter / 60) });
    return atFields ? say('check_fields') : (Object.values(errors ?? {})[0]?.[0] ?? message);
  }

  private sayIn({ language }: Request): Say {
    return (key, args) => this.messages.say(language, `storefront-account.${key}`, args);
  }
}

/** One sentence a field: an empty one is asked to be filled in, whatever else is wrong with it. */
const errorsOf = ({ errors = {} }: DescribedError, form: Form, say: Say): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, [sentence = '']]) => [name, isEmpty(form[name]) ? say('fill_in') : sentence]),
  );

const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');
