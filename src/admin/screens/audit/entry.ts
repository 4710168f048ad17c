/** As `/api/admin/audit` answers it. */
export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: { readonly kind: string; readonly id: number | null; readonly name: string | null };
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly ip: string | null;
  readonly request_id: string | null;
}

/** Subjects with a screen of their own. */
export const PLACES: Readonly<Record<string, string>> = {
  order: 'orders',
  product: 'products',
  category: 'categories',
  customer: 'customers',
};
