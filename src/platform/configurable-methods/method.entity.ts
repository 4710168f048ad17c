import { Column, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { Localized } from '#kernel';

/** A method as the merchant has configured it. Its provider declares what `settings` may contain. */
export abstract class MethodEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Key by which orders and payments refer to the method; unique, never changes. */
  @Column('text', { unique: true })
  key!: string;

  /** Key of the registered gateway or provider that executes the method; several methods may share it. */
  @Column('text')
  provider!: string;

  @Column('boolean')
  active!: boolean;

  /** Display position; lower numbers come first. */
  @Column('int')
  position!: number;

  @Column('jsonb', { default: {} })
  title!: Localized;

  /** Settings with encrypted secrets. */
  @Column('jsonb', { default: {} })
  settings!: Record<string, unknown>;

  @VersionColumn({ type: 'int', default: 1 })
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
