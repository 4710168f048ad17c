import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that sets a new password once: for a reset or an invitation. */
@Entity('password_reset')
export class PasswordResetEntity {
  /** SHA-256 of the link's token; the token itself is not stored. */
  @PrimaryColumn('bytea')
  token_hash!: Buffer;

  @Column('int')
  user_id!: number;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}
