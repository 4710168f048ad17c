import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('category')
export class CategoryEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'parent_id', nullable: true }) parentId!: number | null;
  @Column('text') name!: string;
  @Column('text', { unique: true }) alias!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { nullable: true }) image!: string | null;
  @Column('boolean', { default: true }) published!: boolean;
  @Column('int', { default: 0 }) position!: number;
  @Column('jsonb', { default: {} }) translations!: Record<string, Record<string, string>>;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
