import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Localized } from '#kernel';

/** The merchant's row of a registered provider. What `settings` may hold is declared by the provider. */
@Entity({ name: 'shipping_method' })
export class ShippingMethodEntity {
  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'boolean' })
  active!: boolean;

  /** Lower numbers first. */
  @Column({ type: 'int' })
  position!: number;

  @Column({ type: 'jsonb' })
  title!: Localized;

  @Column({ type: 'jsonb', default: {} })
  settings!: Record<string, unknown>;

  @VersionColumn({ type: 'int', default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
