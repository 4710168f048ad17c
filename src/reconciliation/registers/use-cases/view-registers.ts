import { Injectable } from '@nestjs/common';
import { Money } from '#kernel';
import { CourierOrders } from '../../../order/index.js';
import { PaymentFacade } from '../../../payment/index.js';
import { ParcelRows } from '../data/parcel-rows.js';
import { RegisterRows } from '../data/register-rows.js';
import type { CourierRegister, RegisterRow, RegisterToStore } from '../domain/courier-register.js';
import { viewRow, type RowState, type ViewedRow } from '../domain/row-state.js';

export type RowCounts = Readonly<Record<RowState, number>>;

export interface ViewedRegister {
  readonly register: CourierRegister;
  /** Number of rows by state. */
  readonly counts: RowCounts;
}

/** Shows registers with the current state of their orders. */
@Injectable()
export class ViewRegisters {
  constructor(
    private readonly registers: RegisterRows,
    private readonly parcels: ParcelRows,
    private readonly orders: CourierOrders,
    private readonly payments: PaymentFacade,
  ) {}

  async find(id: number): Promise<ViewedRegister | null> {
    const register = await this.registers.find(id);
    return register && { register, counts: countsOf(await this.rowsOf(id)) };
  }

  /** The rows of a register in the order of its lines. */
  async rowsOf(registerId: number): Promise<ViewedRow[]> {
    return this.view(await this.parcels.of([registerId]));
  }

  async view(rows: readonly RegisterRow[]): Promise<ViewedRow[]> {
    const orders = await this.orders.byIds(rows.flatMap(({ orderId }) => orderId ?? []));
    const cash = await this.payments.onDelivery();
    return rows.map((row) => viewRow(row, (row.orderId && orders.get(row.orderId)) || null, cash));
  }

  /** The rows that an import would store, and their numbers by state. */
  async preview(register: RegisterToStore): Promise<{ counts: RowCounts; rows: ViewedRow[] }> {
    const unstored = { registerId: 0, paymentId: null, isChecked: false };
    const rows = await this.view(register.rows.map((row, id) => ({ ...row, ...unstored, id })));
    return { counts: countsOf(rows), rows };
  }
}

export function countsOf(rows: readonly ViewedRow[]): RowCounts {
  const counts = { matched: 0, differs: 0, unknown: 0, paid: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

export const sumOfRows = (of: 'amount' | 'fee', { rows, currency }: RegisterToStore): Money =>
  rows.reduce((sum, row) => sum.add(row[of]), Money.zero(currency));
