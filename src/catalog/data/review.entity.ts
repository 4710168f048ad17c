import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReviewState } from '../domain/review-view.js';

@Entity('review')
export class ReviewEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  product_id!: number;

  /** Null for guests. Not selected by default. */
  @Column('int', { nullable: true, select: false })
  user_id!: number | null;

  @Column('text')
  name!: string;

  /** 1 to 5 stars. */
  @Column('int')
  rating!: number;

  @Column('text')
  text!: string;

  @Column('boolean', { default: false })
  approved!: boolean;

  /** Whether the author had bought the product. */
  @Column('boolean', { default: false })
  verified_purchase!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true, select: false })
  approved_at!: Date | null;

  @Column('timestamptz', { nullable: true, select: false })
  judged_at!: Date | null;

  /** Computed by PostgreSQL. */
  @Column({
    type: 'text',
    generatedType: 'STORED',
    asExpression: "CASE WHEN approved THEN 'approved' WHEN judged_at IS NULL THEN 'waiting' ELSE 'rejected' END",
    insert: false,
    update: false,
  })
  status!: ReviewState;
}
