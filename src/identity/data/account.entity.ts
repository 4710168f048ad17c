import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '#kernel';
import type { AdministratorRole } from '../../platform/access/caller.js';

/** Who can log in. */
@Entity('app_user')
export class AccountEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Unique in lower case. */
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

  /** Counted in microseconds by PostgreSQL; see Account.stamp. */
  @Column('timestamptz', { default: () => 'now()', select: false })
  password_changed_at!: Date;

  /** Of an administrator's mails; a customer's is stored with the customer. */
  @Column('text', { nullable: true })
  language!: Language | null;

  /** null once a password is set. */
  @Column('timestamptz', { nullable: true })
  invited_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_login_at!: Date | null;

  /** Counts what administrators change, not logins: no VersionColumn, which counts every update. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { nullable: true })
  email_verified_at!: Date | null;

  /** The address it is to change to, once that is verified. */
  @Column('text', { nullable: true })
  pending_email!: string | null;
}
