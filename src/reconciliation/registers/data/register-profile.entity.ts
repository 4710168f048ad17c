import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { RegisterMapping } from '../../reading/register/register.types.js';

/** How a courier's registers with these columns are read. */
@Entity('courier_register_profile')
export class RegisterProfileEntity {
  @PrimaryColumn('text')
  columns_hash!: string;

  @Column('jsonb')
  mapping!: RegisterMapping;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updated_at!: Date;
}
