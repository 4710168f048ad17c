import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailerModule } from '@nestjs-modules/mailer';
import { Config } from '../config/config.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { TemplatingModule } from '../templating/templating.module.js';
import { MailPreviewsController } from './http/mail-previews.controller.js';
import { MailsController } from './http/mails.controller.js';
import { ListMails } from './list-mails.js';
import { MailDelivery } from './mail-delivery.js';
import { MailEntity } from './mail.entity.js';
import { MailServer } from './mail-server.js';
import { mailOptions } from './mail-options.js';
import { MailBudget } from './mail-budget.js';
import { Mailbox } from './mailbox.js';
import { PreviewMails } from './preview-mails.js';
import { RenderMail } from './render-mail.js';
import { ShowMail } from './show-mail.js';

@Global()
@Module({
  imports: [
    JobsModule,
    TemplatingModule,
    TypeOrmModule.forFeature([MailEntity]),
    MailerModule.forRootAsync({ imports: [], inject: [Config], useFactory: mailOptions }),
  ],
  controllers: [MailsController, MailPreviewsController],
  providers: [MailBudget, Mailbox, MailServer, MailDelivery, RenderMail, ListMails, ShowMail, PreviewMails],
  exports: [Mailbox, MailServer, RenderMail],
})
export class MailModule {}
