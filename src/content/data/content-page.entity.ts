import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { ContentPage, PageKind, PageTranslations } from '../domain/content-page.js';

@Entity('content_page')
export class ContentPageEntity implements ContentPage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text', { unique: true })
  slug!: string;

  @Column('text', { nullable: true, unique: true })
  kind!: PageKind | null;

  @Column('jsonb', { default: {} })
  translations!: PageTranslations;

  /** Position; lower numbers come first. */
  @Column('int', { default: 0 })
  position!: number;

  @Column('boolean', { default: false })
  published!: boolean;

  @VersionColumn({ default: 1 })
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', select: false })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
