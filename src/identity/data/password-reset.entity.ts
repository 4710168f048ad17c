import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that sets a new password once: a reset's or an invitation's. */
@Entity('password_reset')
export class PasswordResetEntity {
  /** SHA-256 of the link's token, which is stored nowhere. */
  @PrimaryColumn('bytea')
  token_hash!: Buffer;

  @Column('int')
  user_id!: number;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
