import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#kernel';
import type { AdministratorRole } from '../../platform/access/caller.js';

/** An account that can log in. */
@Entity('app_user')
export class AccountEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Unique regardless of case. */
  @Column('text')
  email!: string;

  @Column('text', { select: false })
  password_hash!: string;

  @Column('text')
  role!: 'customer' | AdministratorRole;

  @Column('boolean', { default: true })
  active!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  /** Time of the last password change in microseconds, set by PostgreSQL; see Account.stamp. */
  @Column('timestamptz', { default: () => 'now()', select: false })
  password_changed_at!: Date;

  /** Language of an administrator's mails; that of a customer is stored with the customer. */
  @Column('text', { nullable: true })
  language!: Language | null;

  /** Null once a password is set. */
  @Column('timestamptz', { nullable: true })
  invited_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_login_at!: Date | null;

  /** Number of changes by administrators. Not a VersionColumn, which would count every update, such as logins. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { nullable: true })
  email_verified_at!: Date | null;

  /** Requested new address, which is used once it is verified. */
  @Column('text', { nullable: true })
  pending_email!: string | null;
}
