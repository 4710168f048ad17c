import { Injectable } from '@nestjs/common';
import type { Language, Localized } from '#kernel';
import type { Transaction } from '../platform/database/transaction.js';
import type { CallOutcome, PendingPayment } from './gateway-call.types.js';
import type {
  BankDetails,
  OfferedMethod,
  PayableOrder,
  Payment,
  PaymentActivity,
  TemplateMethod,
  TransferAccount,
} from './payment.types.js';
import type { Refund } from './refund.types.js';
import { BankDetailsBlock } from './use-cases/bank-details.js';
import { CallGateway } from './use-cases/call-gateway.js';
import { FindMethods } from './use-cases/find-methods.js';
import { AttemptLedger, type LastAttempt } from './use-cases/attempt-ledger.js';
import { PaymentLedger } from './use-cases/payment-ledger.js';
import { ReservationLedger } from './use-cases/reservation-ledger.js';
import { ShowPayButtons } from './use-cases/show-pay-buttons.js';

/**
 * Payment for other modules: methods, and read access to payments and refunds. Only settlement writes payments and
 * refunds, through `ledger.ts`.
 */
@Injectable()
export class PaymentFacade {
  constructor(
    private readonly methods: FindMethods,
    private readonly gateways: CallGateway,
    private readonly payments: PaymentLedger,
    private readonly attempts: AttemptLedger,
    private readonly reservations: ReservationLedger,
    private readonly details: BankDetailsBlock,
    private readonly buttons: ShowPayButtons,
  ) {}

  /**
   * An offered method by key or id.
   * @throws unknown_payment_method if it is unknown, inactive or incomplete, or if payments are disabled
   */
  offered(keyOrId: string | number): Promise<OfferedMethod> {
    return this.methods.offered(keyOrId);
  }

  /**
   * An offered method by its key.
   * @throws the errors of `offered`
   */
  offeredByKey(key: string): Promise<OfferedMethod> {
    return this.methods.offeredByKey(key);
  }

  /**
   * Calls the gateway of an offline method, outside any transaction, for at most 15 s. Never throws: an unknown outcome
   * is `pending`.
   */
  callOffline(order: PayableOrder, method: OfferedMethod, data: Record<string, string>): Promise<CallOutcome> {
    return this.gateways.process(order, method, null, data);
  }

  /** The shop's message for the customer about an outcome; used if the message of the gateway is not known. */
  sentence(outcome: CallOutcome['outcome'], language: Language): string {
    return this.gateways.sentence(outcome, language);
  }

  /** Key and title of a method, also if it is no longer offered, for showing old orders. */
  describe(key: string, language: Language): Promise<{ key: string; title: string } | null> {
    return this.methods.describe(key, language);
  }

  /** The method with any state, for work on existing orders (mails, refunds); null if its gateway is not registered. */
  known(key: string): Promise<OfferedMethod | null> {
    return this.methods.known(key);
  }

  /** All methods with a registered gateway, with any state, for work on existing orders. */
  allKnown(): Promise<OfferedMethod[]> {
    return this.methods.allKnown();
  }

  /** Keys of the methods by which buyers pay on delivery; cached, so that no second connection is needed. */
  onDelivery(): Promise<ReadonlySet<string>> {
    return this.methods.onDelivery();
  }

  /** Keys of the registered online gateways. */
  onlineProviders(): string[] {
    return this.methods.onlineProviders();
  }

  /** The first offered method; null if there is none. */
  async defaultMethod(): Promise<OfferedMethod | null> {
    return (await this.methods.allOffered())[0] ?? null;
  }

  allOffered(): Promise<OfferedMethod[]> {
    return this.methods.allOffered();
  }

  /** Titles of every known method by key, for lists of orders. */
  titles(): Promise<ReadonlyMap<string, Localized>> {
    return this.methods.titles();
  }

  /** The order's pending or authorized payment; null if there is none. */
  openAttempt(orderId: number): Promise<PendingPayment | null> {
    return this.attempts.openAttempt(orderId);
  }

  /** The order's last payment by the method, with its status; null if there is none. */
  lastAttempt(orderId: number, method: string): Promise<LastAttempt | null> {
    return this.attempts.lastAttempt(orderId, method);
  }

  /** The order's payment by this request; null if there is none, or if it was declined. */
  intended(orderId: number, intent: string, tx?: Transaction): Promise<Payment | null> {
    return this.payments.intended(orderId, intent, tx);
  }

  ledger(orderId: number, tx?: Transaction): Promise<{ payments: Payment[]; refunds: Refund[] }> {
    return this.payments.ofOrder(orderId, tx);
  }

  /** `gateway` if the gateway makes refunds of this payment; `hand` if an administrator pays them out. */
  async refundMeans({ method, transactionId }: Pick<Payment, 'method' | 'transactionId'>): Promise<'gateway' | 'hand'> {
    return (await this.methods.known(method))?.gateway.refund && transactionId !== null ? 'gateway' : 'hand';
  }

  /** Payments that are under way or were received, by the id of the order; orders without payments are missing. */
  activity(orderIds: readonly number[], tx?: Transaction): Promise<ReadonlyMap<number, PaymentActivity>> {
    return this.payments.activity(orderIds, tx);
  }

  /** At most `most` orders with reserved money that the provider does not release, oldest first. */
  refusedReleases(most: number): Promise<number[]> {
    return this.reservations.refusedReleases(most);
  }

  /** The orders whose last payment was declined, in one statement. */
  declined(orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.payments.declined(orderIds);
  }

  /** Bank details with amount and purpose; null for a method without bank details and an order with a total of 0. */
  bankDetails(method: OfferedMethod, order: PayableOrder): BankDetails | null {
    return this.details.of(method, order);
  }

  /** Text below the payment details; '' for none. */
  instructions({ gateway, settings }: OfferedMethod, language: Language): string {
    return gateway.instructions?.(structuredClone(settings), language) ?? '';
  }

  /** Whether the invoice of an order by this method is issued automatically. */
  issuesInvoice({ gateway, settings }: OfferedMethod): boolean {
    return gateway.issuesInvoice?.(structuredClone(settings)) ?? false;
  }

  /**
   * Holder of the account for customers' transfers: that of this method, else of the first one with bank details; null
   * for none.
   */
  async accountHolder(key: string): Promise<{ name: string; taxId: string } | null> {
    return this.details.holder(key, await this.methods.allKnown());
  }

  /** Returns the bank accounts of all payment methods with bank details. */
  async transferAccounts(): Promise<TransferAccount[]> {
    return this.details.accounts(await this.methods.allKnown());
  }

  /** ISO 3166-1 alpha-2 of the shop's IBAN; null without an IBAN. Cached. */
  bankCountry(): Promise<string | null> {
    return this.methods.bankCountry();
  }

  /** The offered methods, for templates. */
  methodsForTemplates(language: Language): Promise<TemplateMethod[]> {
    return this.buttons.all(language);
  }
}
