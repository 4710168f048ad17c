import type { Transaction } from '../../platform/database/transaction.js';
import { demoSettings } from '../demo-data.js';

/** Activates both built-in methods, with the demo shop's texts and its fictional bank. */
export async function seedPaymentMethods(tx: Transaction): Promise<void> {
  const { cash, bank_invoice: bank } = demoSettings;
  const { position, title, description, ...details } = bank;
  await update(tx, 'cash', cash, { info: cash.info });
  await update(
    tx,
    'bank_invoice',
    { position, title, description },
    { ...details, auto_generate_invoice: true, require_confirmation: true },
  );
}

interface Face {
  readonly position: number;
  readonly title: object;
  readonly description: object;
}

async function update(
  tx: Transaction,
  key: string,
  { position, title, description }: Face,
  settings: object,
): Promise<void> {
  await tx.query(
    `UPDATE payment_method SET active = true, position = $2, title = $3, description = $4,
      settings = settings || $5::jsonb,
       version = version + 1, updated_at = now() WHERE key = $1`,
    [key, position, JSON.stringify(title), JSON.stringify(description), JSON.stringify(settings)],
  );
}
