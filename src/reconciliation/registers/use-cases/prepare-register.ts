import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isDomainError, Money } from '#kernel';
import { CourierOrders } from '../../../order/index.js';
import { Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { storable, storableOrNull } from '../../domain/storable.js';
import { UnreadableStatement } from '../../reading/read-file.types.js';
import type { ReadRegister, ReadRegisterRow } from '../../reading/register/register.types.js';
import { ParcelRows } from '../data/parcel-rows.js';
import type { RegisterEntry, RegisterToStore } from '../domain/courier-register.js';
import { linkRows, orderIdOf, plainNumber } from '../domain/link-rows.js';

/** Lengths to which texts are cut. */
const LONGEST = { name: 200, carrier: 80, number: 64 } as const;
/** The largest sum of a register, in minor units. */
const LARGEST = 4_000_000_000_000n;

/** A file and what the client sent with it. */
export interface SentRegister {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** Null: as in the file. */
  readonly carrier: string | null;
  readonly number: string | null;
  readonly day: string | null;
  readonly currency: string | null;
}

/** Converts the amounts of a register that was read, and assigns its rows to orders. */
@Injectable()
export class PrepareRegister {
  constructor(
    private readonly orders: CourierOrders,
    private readonly parcels: ParcelRows,
    private readonly config: Config,
  ) {}

  /**
   * @param tx the transaction in which the register is stored; null for a preview
   * @throws UnreadableStatement for an amount that the currency cannot have
   */
  async run(tx: Transaction | null, sent: SentRegister, read: ReadRegister): Promise<RegisterToStore> {
    const currency = read.currency ?? sent.currency ?? this.config.currency;
    const entries = read.rows.map((row) => entryOf(row, currency));
    mustBeBounded(entries);
    const tracking = new Set(entries.flatMap(({ trackingNumber }) => plainNumber(trackingNumber ?? '') || []));
    const byTracking = await this.orders.byTracking([...tracking], tx ?? undefined);
    const numbers = entries.flatMap(({ orderNumber }) => orderIdOf(orderNumber) ?? []);
    const byId = await this.orders.byIds(numbers, tx ?? undefined);
    const ids = [...byId.keys(), ...[...byTracking.values()].flat().map(({ id }) => id)];
    const taken = await this.parcels.counted(ids, tx ?? undefined);
    return {
      fileName: storable(sent.fileName, LONGEST.name) || 'register.csv',
      sha256: createHash('sha256').update(sent.bytes).digest('hex'),
      layout: read.layout,
      carrier: storableOrNull(sent.carrier ?? read.carrier, LONGEST.carrier),
      number: storableOrNull(sent.number ?? read.number, LONGEST.number),
      day: sent.day ?? read.day,
      currency,
      withoutMoney: read.withoutMoney,
      warnings: read.addsUp === false ? ['total_differs'] : [],
      rows: linkRows(entries, { byTracking, byId }, taken),
    };
  }
}

const entryOf = (row: ReadRegisterRow, currency: string): RegisterEntry => ({
  line: row.line,
  trackingNumber: storableOrNull(row.trackingNumber, LONGEST.number),
  orderNumber: storableOrNull(row.orderNumber, LONGEST.number),
  collectedOn: row.collectedOn,
  amount: moneyOf(row.amount, currency, row.line),
  fee: moneyOf(row.fee, currency, row.line),
});

function moneyOf(amount: string, currency: string, line: number): Money {
  try {
    return Money.parse(amount, currency);
  } catch (error) {
    if (isDomainError(error)) throw new UnreadableStatement('bad_amount', `line ${line}`);
    throw error;
  }
}

/** Limits the sums, so that each is a valid amount. */
function mustBeBounded(entries: readonly RegisterEntry[]): void {
  let [collected, fees] = [0n, 0n];
  for (const { amount, fee, line } of entries) {
    collected += amount.minor;
    fees += fee.minor;
    if ([collected, fees].some((sum) => sum > LARGEST || sum < -LARGEST))
      throw new UnreadableStatement('bad_amount', `line ${line}`);
  }
}
