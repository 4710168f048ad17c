import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailSender } from '../../platform/shop/shop-profile.js';
import type { StoredSmtp } from '../smtp-setting.js';

/** A replaced mail server. It still sends the notice about the change. */
@Entity('former_mail_server')
export class FormerMailServerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Contains the password in encrypted form. */
  @Column('jsonb')
  server!: StoredSmtp;

  /** The sender of emails at the time of the change. The server may refuse other senders. */
  @Column('jsonb')
  sender!: MailSender;

  @CreateDateColumn({ type: 'timestamptz' })
  replaced_at!: Date;
}
