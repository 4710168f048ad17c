import { ShopPlugin } from '@shop/contracts';
import { VoucherGateway } from './voucher.gateway.js';
import { VoucherSalesListener } from './voucher-sales.listener.js';
import { VouchersController } from './vouchers.controller.js';
import { Vouchers1763800080000 } from './vouchers.migration.js';

@ShopPlugin({
  name: 'voucher',
  providers: [VoucherGateway, VoucherSalesListener],
  controllers: [VouchersController],
  migrations: [Vouchers1763800080000],
  views: 'views',
  translations: 'i18n',
  screens: 'screens',
})
export class VoucherPlugin {}
