import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity('product_image')
export class ProductImageEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('text') image!: string;
  @Column('text', { default: '' }) alt!: string;
  @Column('int', { default: 0 }) sort!: number;
}

@Entity('product_attribute')
export class ProductAttributeEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('text') attribute!: string;
  @Column('text') value!: string;
  /** Minor units; may be negative. */
  @Column('bigint', { name: 'price_modifier', default: 0 }) priceModifier!: string;
}

@Entity('product_variant')
export class ProductVariantEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('text', { unique: true, nullable: true }) sku!: string | null;
  @Column('jsonb') attributes!: Record<string, string>;
  /** Minor units; null: the product's price with the modifiers. */
  @Column('bigint', { nullable: true }) price!: string | null;
  @Column('int', { name: 'in_stock', default: 0 }) inStock!: number;
  @Column('int', { default: 0 }) position!: number;
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt!: Date | null;
}

/** What attributes and values are called. */
@Entity('attribute')
export class AttributeEntity {
  @PrimaryColumn('text') name!: string;
  @Column('jsonb', { default: {} }) labels!: Record<string, string>;
  @Column('jsonb', { name: 'value_labels', default: {} }) valueLabels!: Record<string, Record<string, string>>;
  @Column('int', { default: 0 }) position!: number;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt!: Date;
}
