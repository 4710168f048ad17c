import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import type { Entries, Form } from './form-fields.js';

/** A customers' form whose entries are restored after they have logged in again. */
export interface CarriedForm {
  /** Path below BASE_URL of its page: where the login leads on to. */
  readonly path: string;
  /** The form's own fields among what was sent, as they were typed; never a password. */
  read(sent: Form): Entries;
  /** The page with the entries; nothing is executed before the customer submits it again. */
  again(request: Request, caller: Caller, entries: Entries): Promise<string>;
}

/** Before each name, so that an address to order with is not the one to log in with. */
const MARK = 'kept_';

/** For hidden fields of the login's form. */
export const carriedFields = (entries: Entries): Array<{ name: string; value: string }> =>
  Object.entries(entries).map(([name, value]) => ({ name: MARK + name, value }));

/** Hidden fields for a button to the login with the entries, and then to `next`; empty without entries. */
export const fieldsAlong = (next: string, entries: Entries): Array<{ name: string; value: string }> =>
  Object.keys(entries).length > 0 ? [{ name: 'next', value: next }, ...carriedFields(entries)] : [];

/**
 * Entries typed before the session expired are carried through the login in the pages themselves: the server stores
 * none of them.
 */
@Injectable()
export class CarriedForms {
  private readonly forms: CarriedForm[] = [];

  register(form: CarriedForm): void {
    this.forms.push(form);
  }

  /** What came along with the form of a login that leads on to `path`. */
  read(path: string, sent: Form): Entries {
    const marked = Object.entries(sent).filter(([name]) => name.startsWith(MARK));
    return (
      this.at(path)?.read(Object.fromEntries(marked.map(([name, value]) => [name.slice(MARK.length), value]))) ?? {}
    );
  }

  /** null when nothing came along. */
  again(path: string, request: Request, caller: Caller, entries: Entries): Promise<string> | null {
    return Object.keys(entries).length > 0 ? (this.at(path)?.again(request, caller, entries) ?? null) : null;
  }

  private at(path: string): CarriedForm | undefined {
    return this.forms.find((form) => form.path === path);
  }
}
