import { ShopPlugin } from '@shop/contracts';
import { LiqPayGateway } from './liqpay.gateway.js';
import { LiqPayRefunds } from './liqpay-refunds.js';
import { LiqPayRefunds1765300000000 } from './liqpay-refunds.migration.js';

@ShopPlugin({ name: 'liqpay', providers: [LiqPayGateway, LiqPayRefunds], migrations: [LiqPayRefunds1765300000000] })
export class LiqPayPlugin {}
