import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PageKind, PageTranslations } from '../domain/content-page.js';

@Entity('content_page')
export class ContentPageEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text', { unique: true }) slug!: string;
  @Column('text', { nullable: true, unique: true }) kind!: PageKind | null;
  @Column('jsonb', { default: {} }) translations!: PageTranslations;
  @Column('int', { default: 0 }) position!: number;
  @Column('boolean', { default: false }) published!: boolean;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
