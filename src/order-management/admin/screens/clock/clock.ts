import { contactName, type Data } from '#panel';

export type Clock = Data<'listPaymentClock'>;
export type WatchedOrder = Clock['items'][number];
export type ClockStep = NonNullable<WatchedOrder['next']>;
export type ClockAccount = Clock['accounts'][number];

export const customerOf = ({ customer }: WatchedOrder): string => contactName(customer) || '–';
