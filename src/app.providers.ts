import type { Type } from '@nestjs/common';
import type { PaymentGateway, ShippingProvider } from '#contracts';
import { BankInvoiceGateway } from './payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashGateway } from './payment/gateways/cash/cash.gateway.js';
import { FlatRateProvider } from './shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupProvider } from './shipping/providers/pickup/pickup.provider.js';

/**
 * THE list: a gateway or provider of your own is one import and one more name here. Its place at checkout is set in the
 * admin panel.
 */
export const paymentGateways: Array<Type<PaymentGateway>> = [CashGateway, BankInvoiceGateway];
export const shippingProviders: Array<Type<ShippingProvider>> = [PickupProvider, FlatRateProvider];
