import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailSender } from '../../platform/shop/shop-profile.js';
import type { StoredSmtp } from '../smtp-setting.js';

/** A mail server of the settings that was replaced. It still sends the notice about the change. */
@Entity('former_mail_server')
export class FormerMailServerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Its password is encrypted. */
  @Column('jsonb')
  server!: StoredSmtp;

  /** The sender of emails at the time of the change: the server may refuse others. */
  @Column('jsonb')
  sender!: MailSender;

  @CreateDateColumn({ type: 'timestamptz' })
  replaced_at!: Date;
}
