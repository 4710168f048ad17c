import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** Settings of the shop, by a name for each group of settings. */
@Entity('setting')
export class SettingEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('jsonb')
  value!: unknown;

  @VersionColumn({ default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
