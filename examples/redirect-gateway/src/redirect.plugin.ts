import { ShopPlugin } from '@shop/contracts';
import { RedirectGateway } from './redirect.gateway.js';

@ShopPlugin({
  name: 'redirect',
  providers: [RedirectGateway],
  views: new URL('../views', import.meta.url),
  translations: new URL('../i18n', import.meta.url),
})
export class RedirectPlugin {}
