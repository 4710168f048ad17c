import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';

/** The person whose data is processed. A guest has no account, an administrator no customer. */
export interface Person {
  readonly customerId: number | null;
  readonly userId: number | null;
}

/** A member of the export: its value, or its items one after the other if there may be many. */
export type ExportedSection = (person: Person) => Promise<unknown> | AsyncIterable<unknown>;

export interface ErasedPerson extends Person {
  /**
   * Owner keys of carts and lists: the customer's own, and those of guests that the account's sessions have held; see
   * Caller.ownerKey.
   */
  readonly ownerKeys: readonly string[];
}

/** Deletes or anonymizes a module's data of a person who is being erased. The account's row is deleted afterwards. */
export type EraseData = (tx: Transaction, person: ErasedPerson) => Promise<void>;

/** Anonymizes a module's data of orders after the retention. The orders are locked and already anonymized. */
export type AnonymizeOrders = (tx: Transaction, orderIds: readonly number[]) => Promise<void>;

/**
 * Locks rows of a module that belong to the orders, and that all transactions lock before the orders. The orders are
 * not locked yet.
 */
export type LockBeforeOrders = (tx: Transaction, orderIds: readonly number[]) => Promise<void>;

/**
 * Registry of the personal data of all modules: its export, erasure, and anonymization with old orders
 * (docs/privacy.md). Modules that store personal data register in `onModuleInit`.
 */
@Injectable()
export class PersonalData {
  readonly sections = new Map<string, ExportedSection>();
  private readonly erasures: EraseData[] = [];
  private readonly lastErasures: EraseData[] = [];
  private readonly ofOrders: AnonymizeOrders[] = [];
  private readonly contacts: AnonymizeOrders[] = [];
  private readonly earlierLocks: LockBeforeOrders[] = [];

  /** @param name of the member in the export; the order of registration is the order in the file */
  exports(name: string, section: ExportedSection): void {
    this.sections.set(name, section);
  }

  /** @param follows whether this erasure runs after the others, which need its rows or lock their own rows first */
  erases(erase: EraseData, { follows = false } = {}): void {
    (follows ? this.lastErasures : this.erasures).push(erase);
  }

  anonymizesOrders(anonymize: AnonymizeOrders): void {
    this.ofOrders.push(anonymize);
  }

  /**
   * @param remove removes the data that no document needs from finished orders of an erased person; the orders are
   * locked
   */
  removesContacts(remove: AnonymizeOrders): void {
    this.contacts.push(remove);
  }

  locksBeforeOrders(lock: LockBeforeOrders): void {
    this.earlierLocks.push(lock);
  }

  async erase(tx: Transaction, person: ErasedPerson): Promise<void> {
    for (const erase of [...this.erasures, ...this.lastErasures]) await erase(tx, person);
  }

  async anonymizeOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    for (const anonymize of this.ofOrders) await anonymize(tx, orderIds);
  }

  async lockBeforeOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    for (const lock of this.earlierLocks) await lock(tx, orderIds);
  }

  async removeContacts(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    for (const remove of this.contacts) await remove(tx, orderIds);
  }
}
