export interface SalesDay {
  readonly day: string;
  readonly orders: number;
  /** null for who may not see money. */
  readonly turnover: number | null;
  readonly paid: number | null;
}

export interface ToDo {
  readonly to_verify: {
    readonly count: number;
    readonly overdue: number;
    readonly open: ReadonlyArray<{
      readonly currency: string;
      readonly amount: number;
      readonly overdue_amount: number;
    }>;
  };
  readonly pending: number;
  readonly processing: number;
  readonly ready_for_shipment: number;
  readonly paid_not_shipped: number;
  readonly refunds_due: number;
  readonly sold_out: number;
  readonly low_stock: number;
  readonly low_stock_threshold: number;
  readonly reviews_waiting: number;
  readonly dead_letters: number;
  readonly dead_mails: number;
}

export interface SystemState {
  readonly version: string;
  readonly database: { readonly version: string; readonly answered_in_ms: number };
  readonly outbox: { readonly waiting: number; readonly age_seconds: number };
  readonly jobs: { readonly worker: string; readonly late: number; readonly dead_letters: number };
  readonly mails: { readonly transport: 'smtp' | 'files'; readonly queued: number; readonly dead: number };
  readonly disk: { readonly free_bytes: number; readonly total_bytes: number } | null;
}

/** A setting of the server that should be changed. */
export interface Notice {
  readonly code: string;
  readonly setting: string;
  readonly value: string;
}

/** GET /api/admin/dashboard. */
export interface Figures {
  readonly at: string;
  readonly currency: string;
  readonly notices: readonly Notice[];
  readonly to_do: ToDo;
  readonly sales: {
    readonly days: readonly SalesDay[];
    readonly orders: number;
    readonly turnover: number | null;
    readonly paid: number | null;
  };
  readonly system: SystemState;
  readonly first_steps: {
    readonly bank_invoice: boolean;
    readonly product: boolean;
    readonly order: boolean;
    readonly mail: boolean;
  };
}
