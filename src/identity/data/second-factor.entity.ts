import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an administrator (RFC 6238). */
@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn('int')
  user_id!: number;

  /** Sealed with the key of SESSION_SECRET. */
  @Column('text')
  secret!: string;

  @Column('timestamptz', { default: () => 'now()' })
  begun_at!: Date;

  /** null until its first code was typed. */
  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  /** The time step of the last code, so that a code is good once. */
  @Column('bigint', { default: () => '0' })
  last_step!: string;
}

/** One of the codes for those who have lost the app. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('int')
  user_id!: number;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
