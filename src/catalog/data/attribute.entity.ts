import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Localized } from '#kernel';

/** Labels of an attribute and its values. */
@Entity('attribute')
export class AttributeEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('jsonb', { default: {} })
  labels!: Localized;

  @Column('jsonb', { default: {} })
  value_labels!: Record<string, Localized>;

  /** Colors by value: `#rrggbb`. */
  @Column('jsonb', { default: {} })
  value_colors!: Record<string, string>;

  @Column('int', { default: 0 })
  position!: number;

  @UpdateDateColumn({ type: 'timestamptz', select: false })
  updated_at!: Date;

  @VersionColumn({ default: 1 })
  version!: number;
}
