import { ShopPlugin } from '@shop/contracts';
import { RedirectGateway } from './redirect.gateway.js';

@ShopPlugin({ name: 'redirect', providers: [RedirectGateway], views: 'views', translations: 'i18n' })
export class RedirectPlugin {}
