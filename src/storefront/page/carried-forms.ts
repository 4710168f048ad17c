import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import type { Entries, Form } from './form-fields.js';

/** A customer's form whose entries are restored after a repeated login. */
export interface CarriedForm {
  /** Path of its page below BASE_URL, the target of the login. A last part `:id` stands for the id of a record. */
  readonly path: string;
  /** The form's own fields in a sent form, as typed, without passwords. */
  read(sent: Form): Entries;
  /**
   * The page with the entries; nothing is executed until the customer submits it again.
   * @param id of the record, 0 if the path has none
   */
  again(request: Request, caller: Caller, entries: Entries, id: number): Promise<string>;
}

/** Prefix of the names, which distinguishes, for example, the email address of an order from that of the login. */
const MARK = 'kept_';

/** A last part of a path that is the id of a record. */
const LAST_ID = /\/([1-9]\d{0,9})$/;

/** Hidden fields for the login form. */
export const carriedFields = (entries: Entries): Array<{ name: string; value: string }> =>
  Object.entries(entries).map(([name, value]) => ({ name: MARK + name, value }));

/**
 * Hidden fields of a button that leads to the login and then to `next`, and passes the entries on; empty if there are
 * none.
 */
export const fieldsAlong = (next: string, entries: Entries): Array<{ name: string; value: string }> =>
  Object.keys(entries).length > 0 ? [{ name: 'next', value: next }, ...carriedFields(entries)] : [];

/**
 * Passes entries that were typed before the session expired through the login, in the pages themselves: the server
 * stores none of them.
 */
@Injectable()
export class CarriedForms {
  private readonly forms: CarriedForm[] = [];

  register(form: CarriedForm): void {
    this.forms.push(form);
  }

  /** The entries of a form that was sent to `path` without a session; empty if its entries are not restored. */
  typed(path: string, sent: Form): Entries {
    return this.at(path)?.read(sent) ?? {};
  }

  /** The entries passed with the form of a login that redirects to `path`. */
  read(path: string, sent: Form): Entries {
    const marked = Object.entries(sent).filter(([name]) => name.startsWith(MARK));
    return (
      this.at(path)?.read(Object.fromEntries(marked.map(([name, value]) => [name.slice(MARK.length), value]))) ?? {}
    );
  }

  /** Null without entries. */
  again(path: string, request: Request, caller: Caller, entries: Entries): Promise<string> | null {
    if (Object.keys(entries).length === 0) return null;
    const id = Number(LAST_ID.exec(path)?.[1] ?? 0);
    return this.at(path)?.again(request, caller, entries, id) ?? null;
  }

  private at(path: string): CarriedForm | undefined {
    const pattern = path.replace(LAST_ID, '/:id');
    return this.forms.find((form) => form.path === pattern);
  }
}
