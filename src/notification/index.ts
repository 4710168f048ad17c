export { NotificationModule } from './notification.module.js';
export { OrderMailPreviews } from './order-mail-previews.js';
