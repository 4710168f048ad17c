import { Module } from '@nestjs/common';
import { CustomerModule } from '../customer/index.js';
import { DocumentModule } from '../document/index.js';
import { OrderViewModule } from '../order-view/index.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { EventsModule } from '../platform/events/events.module.js';
import { AccountLinks } from './account-links.js';
import { AccountMails } from './account-mails.js';
import { AccountNames } from './account-names.js';
import { AccountListener } from './listeners/account.listener.js';
import { OrderCreatedListener } from './listeners/order-created.listener.js';
import { OrderLinkRequestedListener } from './listeners/order-link-requested.listener.js';
import { RefundCompletedListener } from './listeners/refund-completed.listener.js';
import { OrderStatusChangedListener } from './listeners/order-status-changed.listener.js';
import { SecurityListener } from './listeners/security.listener.js';
import { StaffListener } from './listeners/staff.listener.js';
import { OrderMailPreviews } from './order-mail-previews.js';
import { OrderMails } from './order-mails.js';
import { OrderPost } from './order-post.js';
import { SecurityMails } from './security-mails.js';
import { StaffDigestMail } from './staff-digest-mail.js';
import { StaffMails } from './staff-mails.js';
import { StaffPost } from './staff-post.js';

/** Sends mails for events. */
@Module({
  imports: [CustomerModule, DocumentModule, OrderViewModule, MailModule, EventsModule],
  providers: [
    OrderPost,
    OrderMails,
    OrderMailPreviews,
    AccountLinks,
    AccountMails,
    AccountNames,
    OrderCreatedListener,
    OrderLinkRequestedListener,
    OrderStatusChangedListener,
    RefundCompletedListener,
    AccountListener,
    SecurityMails,
    SecurityListener,
    StaffMails,
    StaffDigestMail,
    StaffPost,
    StaffListener,
  ],
  exports: [OrderMailPreviews],
})
export class NotificationModule {}
