import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that proves that its reader owns the address. */
@Entity('email_verification')
export class EmailVerificationEntity {
  /** SHA-256 of the link's token, which is stored nowhere. */
  @PrimaryColumn('bytea')
  token_hash!: Buffer;

  @Column('int')
  user_id!: number;

  /** The account's own address, or the one that it is to change to. */
  @Column('text')
  email!: string;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
