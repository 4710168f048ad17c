import { Global, Module, type Type } from '@nestjs/common';
import type { Language } from '#kernel';
import { CustomerFacade, CustomerModule } from '../../../src/customer/index.js';
import { DocumentFacade, DocumentModule, MailCode, MailDocuments } from '../../../src/document/index.js';
import {
  OrderPresenter,
  OrderViewModule,
  SampleOrders,
  type OrderPresentation,
} from '../../../src/order-view/index.js';
import { EmailVerifications, PasswordResets } from '../../../src/identity/index.js';
import { NotificationModule } from '../../../src/notification/index.js';

const address = {
  name: 'Olena Koval',
  address: 'Main St. 1',
  city: 'Kyiv',
  state: '',
  zip: '01001',
  country: 'Ukraine',
};

export const exampleOrder = (more: Partial<OrderPresentation> = {}): OrderPresentation => ({
  id: 17,
  number: '17',
  reference: 'RF18000017',
  key: 'k'.repeat(22),
  link: 'https://shop.example/order/17?key=kkk&x=1',
  lookupLink: 'https://shop.example/order-lookup',
  invoiceLink: null,
  language: 'en',
  email: 'buyer@example.com',
  customerName: 'Olena <b>',
  status: { key: 'pending', title: 'Pending' },
  createdAt: 'November 20, 2026',
  lines: [
    {
      name: 'Tea & more',
      attributes: 'size: 100 g',
      sku: 'T1',
      picture: null,
      quantity: 3,
      price: '€5.00',
      total: '€15.00',
    },
  ],
  hasPictures: false,
  subtotal: '€15.00',
  tax: '€2.50',
  hasTax: true,
  pricesIncludeTax: true,
  shipping: '€4.00',
  shippingInWords: '€4.00',
  total: '€19.00',
  open: '€19.00',
  currency: 'EUR',
  payable: null,
  receipts: null,
  refunds: [],
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: { key: 'cash', title: 'Cash on delivery' },
  ownMail: false,
  shippingTitle: 'Courier',
  isCollected: false,
  pickupPoint: null,
  trackingNumber: null,
  carrier: null,
  trackingLink: null,
  paymentDueAt: null,
  isPastDue: false,
  paidAt: null,
  bankDetails: null,
  instructions: '',
  note: null,
  cancelReason: null,
  ...more,
});

export const bankOrder = (more: Partial<OrderPresentation> = {}): OrderPresentation =>
  exampleOrder({
    paymentMethod: { key: 'bank_invoice', title: 'Bank transfer' },
    ownMail: true,
    paymentDueAt: 'November 27, 2026',
    instructions: 'Thank you for paying soon.',
    bankDetails: {
      account_holder: 'Quiet Shelf LLC',
      bank_name: 'Bank of Nowhere',
      account_number: 'UA21 3223 1300 0002 6007 2335 6600 1',
      bank_code: '322313',
      tax_id: '12345678',
      amount: '€19.00',
      currency: 'EUR',
      payment_purpose: 'Order 17, RF18000017',
    },
    ...more,
  });

/** The order that emails are rendered from; specs set it. */
export const orders = { current: exampleOrder() as OrderPresentation | null };

/** Called when the invoice of an order is to be issued; specs set it. */
export const invoices = { issue: async (_orderId: number): Promise<void> => undefined };

@Module({
  providers: [
    {
      provide: OrderPresenter,
      useValue: {
        load: async (_id: number, language: Language) => orders.current && { ...orders.current, language },
        facts: async () =>
          orders.current && {
            status: orders.current.status.key,
            paidAt: orders.current.paidAt,
            ownMail: orders.current.ownMail,
            hasBankDetails: orders.current.bankDetails !== null,
            isPaidOnline: orders.current.paymentMethod.key === 'card',
          },
        provenEmail: async () => orders.current?.email ?? null,
      },
    },
    {
      provide: SampleOrders,
      useValue: {
        present: async (language: Language) => ({ presentation: exampleOrder({ language }), transfer: null }),
      },
    },
  ],
  exports: [OrderPresenter, SampleOrders],
})
class ExampleOrderViewModule {}

@Global()
@Module({
  providers: [
    { provide: EmailVerifications, useValue: { issue: async (userId: number) => `proof-of-${userId}` } },
    { provide: PasswordResets, useValue: { issue: async (userId: number) => `token-of-${userId}+/` } },
  ],
  exports: [EmailVerifications, PasswordResets],
})
class ExampleProofsModule {}

@Module({
  providers: [
    {
      provide: DocumentFacade,
      useValue: {
        issueAutomatically: (orderId: number) => invoices.issue(orderId),
        creditAutomatically: async () => undefined,
      },
    },
    { provide: MailCode, useValue: { of: async () => null, ofOrder: async () => null } },
    { provide: MailDocuments, useValue: { creditNotes: async () => [], electronicInvoice: async () => [] } },
  ],
  exports: [DocumentFacade, MailCode, MailDocuments],
})
class ExampleDocumentModule {}

@Module({ providers: [{ provide: CustomerFacade, useValue: { of: async () => null } }], exports: [CustomerFacade] })
class ExampleCustomerModule {}

/** The module that sends emails, for `startPlatform`, with example orders instead of stored ones. */
export const mailModules = {
  imports: [NotificationModule, ExampleProofsModule],
  replaced: new Map<Type, Type>([
    [CustomerModule, ExampleCustomerModule],
    [DocumentModule, ExampleDocumentModule],
    [OrderViewModule, ExampleOrderViewModule],
  ]),
};
