/** What it comes to. */
export interface Sums {
  readonly currency: string;
  readonly subtotal: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
  readonly prices_include_tax: boolean;
}

/** An order as `GET /api/admin/orders/{id}` answers it. Amounts are in `currency`, times ISO 8601. */
export interface Order extends Sums {
  readonly id: number;
  readonly key?: string;
  readonly reference: string;
  readonly status: Status;
  readonly payment_status: PaymentStatus;
  readonly overdue: boolean;
  readonly paid_amount: number;
  readonly refunded_amount: number;
  readonly open_amount: number;
  readonly refund_due: number;
  readonly refundable_amount: number;
  readonly customer: Customer;
  readonly payment_method: string;
  readonly payment_method_title: string;
  readonly shipping_method: string | null;
  readonly shipping_method_title: string | null;
  readonly shipping_methods: ReadonlyArray<{ readonly key: string; readonly title: string }>;
  readonly shipping_address: Address;
  readonly billing_address: Address;
  readonly note: string | null;
  readonly is_quick: boolean;
  readonly language: string;
  readonly paid_at: string | null;
  readonly payment_note: string | null;
  readonly payment_due_at: string | null;
  readonly invoice_path: string | null;
  readonly tracking_number: string | null;
  readonly tracked: boolean;
  readonly cancel_reason: string | null;
  readonly cancelled_at: string | null;
  readonly shipped_at: string | null;
  readonly version: number;
  readonly created_at: string;
  readonly items: readonly Line[];
  readonly payments: readonly Payment[];
  readonly refunds: readonly Refund[];
  readonly history: readonly Entry[];
  readonly mails: readonly Mail[];
  readonly allowed: readonly Status[];
  readonly can: Readonly<Record<'verify' | 'cancel' | 'refund' | 'edit' | 'track' | 'note' | 'invoice', boolean>>;
}

export type Status =
  'pending' | 'awaiting_payment' | 'processing' | 'ready_for_shipment' | 'shipped' | 'paid' | 'completed' | 'cancelled';
export type PaymentStatus = 'unpaid' | 'partially_paid' | 'paid' | 'overpaid' | 'refunded';

export interface Customer {
  readonly id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly registered: boolean;
  readonly orders: number;
}

export interface Address {
  readonly name: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly country: string | null;
}

export interface Line {
  readonly id: number;
  readonly product_id: number;
  readonly variant_id: number | null;
  readonly name: string;
  readonly sku: string | null;
  readonly attributes_text: string;
  readonly image: string | null;
  readonly quantity: number;
  readonly price: number;
  readonly total: number;
  readonly tax: number;
  /** Pieces that could be bought on top of those of the order. */
  readonly in_stock: number;
  readonly unavailable: string | null;
}

export interface Payment {
  readonly id: number;
  readonly method: string;
  readonly method_title: string;
  readonly transaction_id: string | null;
  readonly amount: number;
  readonly status: 'pending' | 'captured' | 'declined';
  readonly reference: string | null;
  readonly received_at: string | null;
  readonly created_at: string;
  readonly refunded_by: 'gateway' | 'hand';
}

export interface Refund {
  readonly id: number;
  readonly method: string;
  readonly amount: number;
  readonly status: 'pending' | 'recorded' | 'refunded' | 'failed';
  readonly reason: string | null;
  readonly created_at: string;
}

export interface Entry {
  readonly id: number;
  readonly at: string;
  readonly actor: {
    readonly kind: 'guest' | 'customer' | 'administrator' | 'integration' | 'system';
    readonly id: number | null;
    readonly name: string | null;
  };
  readonly kind: string;
  readonly from: Status | null;
  readonly to: Status | null;
  readonly note: string | null;
  readonly changes: Readonly<Record<string, unknown>> | null;
}

export interface Mail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly state: 'queued' | 'sent' | 'dead';
  readonly delayed_until: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** What each card of the screen gets: the order as it was read, and how to read it again when something was done. */
export interface OrderProps {
  readonly order: Order;
  readonly reload: () => Promise<void>;
}
