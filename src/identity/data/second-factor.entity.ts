import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of an administrator (RFC 6238). */
@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn('int')
  user_id!: number;

  /** Encrypted with the key of SESSION_SECRET. */
  @Column('text')
  secret!: string;

  @Column('timestamptz', { default: () => 'now()' })
  begun_at!: Date;

  /** Null until the first code was entered. */
  @Column('timestamptz', { nullable: true })
  confirmed_at!: Date | null;

  /** Time step of the last code, so that each code can be used once. */
  @Column('bigint', { default: () => '0' })
  last_step!: string;
}

/** A recovery code for users who have lost the app. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn('int')
  user_id!: number;

  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
