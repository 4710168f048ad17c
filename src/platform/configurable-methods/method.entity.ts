import { Column, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Localized } from '#kernel';

/** A method as the merchant has configured it. What `settings` may hold is declared by its provider. */
export abstract class MethodEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** What orders and payments name it by; unique, never changes. */
  @Column('text', { unique: true })
  key!: string;

  /** Key of the registered gateway or provider that does the work; several methods may have the same. */
  @Column('text')
  provider!: string;

  @Column('boolean')
  active!: boolean;

  /** Lower numbers first. */
  @Column('int')
  position!: number;

  @Column('jsonb', { default: {} })
  title!: Localized;

  /** Secrets among them are sealed. */
  @Column('jsonb', { default: {} })
  settings!: Record<string, unknown>;

  @VersionColumn({ type: 'int', default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
