import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Records of the shop that have a page with an address of their own. */
export const REDIRECT_KINDS = ['product', 'category', 'page'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** A former alias of a record, or slug of a content page, and the current one. */
@Entity('redirect')
export class RedirectEntity {
  @PrimaryColumn('text')
  kind!: RedirectKind;

  @PrimaryColumn('text')
  former!: string;

  @Column('text')
  present!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}
