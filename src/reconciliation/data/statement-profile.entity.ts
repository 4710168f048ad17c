import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { CsvMapping } from '../reading/read-file.types.js';

/** A profile: how CSV files with these columns are read. */
@Entity('bank_statement_profile')
export class StatementProfileEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Name of the file with which the mapping was sent. */
  @Column('text')
  name!: string;

  @Column('text', { unique: true })
  columns_hash!: string;

  @Column('text', { array: true })
  columns!: string[];

  @Column('jsonb')
  mapping!: CsvMapping;

  /** Account of the files, which name none themselves; null if the client sent no account. */
  @Column('text', { nullable: true })
  account!: string | null;

  @Column('text', { nullable: true })
  encoding!: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updated_at!: Date;
}
