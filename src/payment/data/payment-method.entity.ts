import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Localized } from '#kernel';

/** The merchant's row of a registered gateway. What `settings` may hold is declared by the gateway. */
@Entity({ name: 'payment_method' })
export class PaymentMethodEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text', unique: true })
  key!: string;

  @Column({ type: 'boolean' })
  active!: boolean;

  /** Lower numbers first. */
  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'jsonb', default: {} })
  title!: Localized;

  @Column({ type: 'jsonb', default: {} })
  description!: Localized;

  @Column({ type: 'jsonb', default: {} })
  settings!: Record<string, unknown>;

  @VersionColumn({ type: 'int', default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
