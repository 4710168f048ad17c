import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../platform/access/caller.js';
import type { Entries, Form } from './form-fields.js';

/** A form of customers that is there again, as it was typed, once they have logged in anew. */
export interface KeptForm {
  /** Path below BASE_URL of its page: where the login leads on to. */
  readonly path: string;
  /** The form's own fields among what was sent, as they were typed; never a password. */
  read(sent: Form): Entries;
  /** The page with what was typed; nothing of it is done before its owner says so. */
  again(request: Request, caller: Caller, entries: Entries): Promise<string>;
}

/** Before each name, so that an address to order with is not the one to log in with. */
const MARK = 'kept_';

/** For hidden fields of the login's form. */
export const keptFields = (entries: Entries): Array<{ name: string; value: string }> =>
  Object.entries(entries).map(([name, value]) => ({ name: MARK + name, value }));

/** For a button that leads to a door of the account with them, and from there on to `next`; nothing when nothing was typed. */
export const fieldsAlong = (next: string, entries: Entries): Array<{ name: string; value: string }> =>
  Object.keys(entries).length > 0 ? [{ name: 'next', value: next }, ...keptFields(entries)] : [];

/** What was typed while the session ended goes through the login in the pages themselves: the server stores nothing of it. */
@Injectable()
export class KeptForms {
  private readonly forms: KeptForm[] = [];

  register(form: KeptForm): void {
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

  private at(path: string): KeptForm | undefined {
    return this.forms.find((form) => form.path === path);
  }
}
