import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that proves the ownership of an address. */
@Entity('email_verification')
export class EmailVerificationEntity {
  /** SHA-256 of the link's token; the token itself is not stored. */
  @PrimaryColumn('bytea')
  token_hash!: Buffer;

  @Column('int')
  user_id!: number;

  /** The account's own address, or its requested new one. */
  @Column('text')
  email!: string;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
