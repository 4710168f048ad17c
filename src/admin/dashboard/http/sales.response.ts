import type { Money } from '#kernel';
import { Amount, Day, Integer, ListOf, Ref } from '../../../platform/http/openapi/response-properties.js';
import type { Dashboard } from '../read-dashboard.js';

export class SalesDayResponse {
  @Day({ description: "Day in the shop's time zone." }) day!: string;
  @Integer({ description: 'Number of orders placed on the day, without cancelled ones.' }) orders!: number;
  @Amount({ nullable: true, description: 'Sum of their totals. null for the role support.' }) turnover!: number | null;
  @Amount({ nullable: true, description: 'Money received on the day. null for the role support.' }) paid!:
    number | null;
}

export class SalesPeriodResponse {
  @ListOf(() => SalesDayResponse, {
    description: 'One entry for each day, oldest first, also for days without orders.',
  })
  days!: SalesDayResponse[];
  @Integer({ description: 'Number of orders placed in the period, without cancelled ones.' }) orders!: number;
  @Amount({ nullable: true, description: 'Sum of their totals. null for the role support.' }) turnover!: number | null;
  @Amount({ nullable: true, description: 'Money received in the period. null for the role support.' }) paid!:
    number | null;
}

export class SalesResponse extends SalesPeriodResponse {
  @Ref(() => SalesPeriodResponse, { description: 'The same number of days before, for comparison.' })
  previous!: SalesPeriodResponse;
}

export const salesResponse = (sales: Dashboard['sales']): SalesResponse => ({
  ...periodResponse(sales),
  previous: periodResponse(sales.previous),
});

const periodResponse = ({ days, orders, turnover, paid }: Dashboard['sales']['previous']): SalesPeriodResponse => ({
  days: days.map((day) => ({
    day: day.day,
    orders: day.orders,
    turnover: amount(day.turnover),
    paid: amount(day.paid),
  })),
  orders,
  turnover: amount(turnover),
  paid: amount(paid),
});

const amount = (money: Money | null): number | null => money && money.toNumber();
