import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transaction.js';

/** The person that data belongs to. A guest has no account, an administrator no customer. */
export interface Person {
  readonly customerId: number | null;
  readonly userId: number | null;
}

/** One member of the export, or its items one after the other where there may be many. */
export type ExportedSection = (person: Person) => Promise<unknown> | AsyncIterable<unknown>;

export interface ErasedPerson extends Person {
  /**
   * Of carts and lists: the customer's own, and those of guests that the account's sessions have held; see
   * Caller.ownerKey.
   */
  readonly ownerKeys: readonly string[];
}

/**
 * Deletes or anonymizes what a module keeps about a person who is being erased. The account's row is deleted after
 * that.
 */
export type EraseData = (tx: Transaction, person: ErasedPerson) => Promise<void>;

/** Anonymizes what belongs to orders whose retention is over. The orders are locked and anonymized already. */
export type AnonymizeOrders = (tx: Transaction, orderIds: readonly number[]) => Promise<void>;

/**
 * The personal data of all modules: how it is exported, erased, and anonymized with old orders (decisions
 * §17). Each module that stores personal data registers here, in `onModuleInit`.
 */
@Injectable()
export class PersonalData {
  readonly sections = new Map<string, ExportedSection>();
  private readonly erasures: EraseData[] = [];
  private readonly ofOrders: AnonymizeOrders[] = [];
  private readonly contacts: AnonymizeOrders[] = [];

  /** @param name the member's name in the export; the order of registration is the order in the file */
  exports(name: string, section: ExportedSection): void {
    this.sections.set(name, section);
  }

  erases(erase: EraseData): void {
    this.erasures.push(erase);
  }

  anonymizesOrders(anonymize: AnonymizeOrders): void {
    this.ofOrders.push(anonymize);
  }

  /** @param remove removes what no document needs, of finished orders of an erased person; they are locked */
  removesContacts(remove: AnonymizeOrders): void {
    this.contacts.push(remove);
  }

  async erase(tx: Transaction, person: ErasedPerson): Promise<void> {
    for (const erase of this.erasures) await erase(tx, person);
  }

  async anonymizeOrders(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    for (const anonymize of this.ofOrders) await anonymize(tx, orderIds);
  }

  async removeContacts(tx: Transaction, orderIds: readonly number[]): Promise<void> {
    for (const remove of this.contacts) await remove(tx, orderIds);
  }
}
