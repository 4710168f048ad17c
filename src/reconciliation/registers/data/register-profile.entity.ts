import { Column, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { RegisterMapping } from '../../reading/register/register.types.js';

/** A profile describes how to read a courier's registers with these columns. */
@Entity('courier_register_profile')
export class RegisterProfileEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Name of the file with which the mapping was sent. */
  @Column('text', { default: 'register.csv' })
  name!: string;

  @Column('text', { unique: true })
  columns_hash!: string;

  @Column('text', { array: true, default: '{}' })
  columns!: string[];

  @Column('jsonb')
  mapping!: RegisterMapping;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updated_at!: Date;
}
