import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('category')
export class CategoryEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null at the top level. */
  @Column('int', { nullable: true })
  parent_id!: number | null;

  @Column('text')
  name!: string;

  @Column('text', { unique: true })
  alias!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('boolean', { default: true })
  published!: boolean;

  /** Position among the categories of the parent; lower numbers come first. */
  @Column('int', { default: 0 })
  position!: number;

  @Column('jsonb', { default: {} })
  translations!: Record<string, Record<string, string>>;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
