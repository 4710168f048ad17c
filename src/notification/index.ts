export { NotificationModule } from './notification.module.js';
