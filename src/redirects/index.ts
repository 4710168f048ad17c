export { Redirects } from './redirects.js';
export { RedirectsModule } from './redirects.module.js';
