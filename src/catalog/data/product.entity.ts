import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Amounts are minor units as decimal strings. Columns that only the search reads are left out. */
@Entity('product')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'category_id', nullable: true }) categoryId!: number | null;
  @Column('text') name!: string;
  @Column('text', { unique: true }) alias!: string;
  @Column('text', { default: '' }) description!: string;
  @Column('text', { name: 'short_description', default: '' }) shortDescription!: string;
  @Column('bigint', { name: 'price_regular' }) priceRegular!: string;
  @Column('bigint', { name: 'price_special', nullable: true }) priceSpecial!: string | null;
  /** Computed by PostgreSQL. */
  @Column({ type: 'bigint', insert: false, update: false }) price!: string;
  @Column('text', { unique: true, nullable: true }) sku!: string | null;
  @Column('int', { name: 'in_stock', default: 0 }) inStock!: number;
  @Column('int', { name: 'max_quantity', nullable: true }) maxQuantity!: number | null;
  @Column('boolean', { name: 'has_variants', default: false }) hasVariants!: boolean;
  @Column('boolean', { default: true }) published!: boolean;
  @Column('boolean', { default: false }) featured!: boolean;
  @Column('int', { default: 0 }) position!: number;
  @Column('jsonb', { name: 'custom_fields', nullable: true }) customFields!: Record<string, unknown> | null;
  @Column('jsonb', { default: {} }) translations!: Record<string, Record<string, string>>;
  @Column('int', { name: 'reviews_count', default: 0 }) reviewsCount!: number;
  @Column('int', { name: 'rating_sum', default: 0 }) ratingSum!: number;
  @Column('int', { default: 1 }) version!: number;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
