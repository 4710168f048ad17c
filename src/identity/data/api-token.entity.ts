import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { Scope } from '../../platform/access/caller.js';
import { AccountEntity } from './account.entity.js';

@Entity('api_token')
export class ApiTokenEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  name!: string;

  /** SHA-256 of the token; the token itself is not stored. */
  @Column('bytea', { unique: true, select: false })
  hash!: Buffer;

  @Column('text', { array: true })
  scopes!: Scope[];

  /**
   * Account of the administrator who created the token, directly or by another token; null: created at the command
   * line.
   */
  @Column('int', { nullable: true })
  created_by!: number | null;

  @ManyToOne(() => AccountEntity)
  @JoinColumn({ name: 'created_by' })
  creator!: Relation<AccountEntity> | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}
