import type { Type } from '@nestjs/common';
import { BankInvoicePlugin } from './payment/gateways/bank-invoice/bank-invoice.gateway.js';
import { CashPlugin } from './payment/gateways/cash/cash.gateway.js';
import { FlatRatePlugin } from './shipping/providers/flat-rate/flat-rate.provider.js';
import { PickupPlugin } from './shipping/providers/pickup/pickup.provider.js';

/** The plugins that are part of this shop: classes decorated with `@ShopPlugin`. PLUGINS adds packages. */
export const plugins: Type[] = [CashPlugin, BankInvoicePlugin, PickupPlugin, FlatRatePlugin];
