import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import type { TaxClass } from '#kernel';

/** Name in a language, for sorting lists. */
const nameIn = (language: string): string => `coalesce(nullif(translations -> '${language}' ->> 'name', ''), name)`;

const translated = (language: string, text: string): string =>
  `coalesce(translations -> '${language}' ->> '${text}', '')`;

const SKUS = `search_words(coalesce(sku, '') || ' ' || variant_skus)`;

/** Columns of the full text search: SKUs and names with weight A, short descriptions with weight C. */
const SEARCH = `setweight(to_tsvector('simple', ${SKUS}), 'A')
  || setweight(to_tsvector('english', search_words(name || ' ' || ${translated('en', 'name')})), 'A')
  || setweight(to_tsvector('simple', search_words(name || ' ' || ${translated('uk', 'name')})), 'A')
  || setweight(to_tsvector('russian', search_words(name || ' ' || ${translated('ru', 'name')})), 'A')
  || setweight(to_tsvector('english', search_words(short_description || ' ' || ${translated('en', 'short_description')})), 'C')
  || setweight(to_tsvector('simple', search_words(${translated('uk', 'short_description')})), 'C')
  || setweight(to_tsvector('russian', search_words(${translated('ru', 'short_description')})), 'C')`;

/** Text that is searched for parts of words and similar words. */
const SEARCH_TEXT = `lower(search_words(name || ' ' || ${translated('en', 'name')} || ' ' || ${translated('uk', 'name')}
  || ' ' || ${translated('ru', 'name')} || ' ' || ${SKUS}))`;

const PRICE = 'CASE WHEN price_special > 0 AND price_special < price_regular THEN price_special ELSE price_regular END';

/** Options of columns that PostgreSQL computes. */
const computed = { nullable: true, generatedType: 'STORED', insert: false, update: false } as const;

/** Amounts are minor units in decimal digits. */
@Entity('product')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int', { nullable: true })
  category_id!: number | null;

  @Column('text')
  name!: string;

  @Column('text', { unique: true })
  alias!: string;

  @Column('text', { default: '' })
  description!: string;

  @Column('text', { default: '' })
  short_description!: string;

  @Column('bigint')
  price_regular!: string;

  @Column('bigint', { nullable: true })
  price_special!: string | null;

  /** The shown price: the special price if it is above 0 and below the regular one. */
  @Column({ ...computed, type: 'bigint', asExpression: PRICE })
  price!: string;

  /** Lowest and highest (`variants_to`) price of the variants; null without variants. */
  @Column('bigint', { nullable: true })
  variants_from!: string | null;

  @Column('bigint', { nullable: true })
  variants_to!: string | null;

  /** SKUs of the variants, separated by spaces. */
  @Column('text', { default: '' })
  variant_skus!: string;

  /** Lowest price that can be paid; `price_to` is the highest. */
  @Column({ ...computed, type: 'bigint', asExpression: `coalesce(variants_from, ${PRICE})` })
  price_from!: string;

  @Column({ ...computed, type: 'bigint', asExpression: `coalesce(variants_to, ${PRICE})` })
  price_to!: string;

  @Column('text', { nullable: true, unique: true })
  sku!: string | null;

  /** Items in stock; for a product with variants their sum. */
  @Column('int', { default: 0 })
  in_stock!: number;

  /** Maximum quantity of one line of a cart or an order; null: the limit of the shop's settings. */
  @Column('int', { nullable: true })
  max_quantity!: number | null;

  @Column('text', { default: 'standard' })
  tax_class!: TaxClass;

  @Column('boolean', { default: false })
  has_variants!: boolean;

  @Column('boolean', { default: true })
  published!: boolean;

  @Column('boolean', { default: false })
  featured!: boolean;

  /** Position; lower numbers come first. */
  @Column('int', { default: 0 })
  position!: number;

  @Column('jsonb', { nullable: true })
  custom_fields!: object | null;

  @Column('jsonb', { default: {} })
  translations!: Record<string, Record<string, string>>;

  /** Number of approved reviews; `rating_sum` is the sum of their ratings. */
  @Column('int', { default: 0 })
  reviews_count!: number;

  @Column('int', { default: 0 })
  rating_sum!: number;

  @VersionColumn({ default: 1 })
  version!: number;

  /** Time of the deletion of a product that orders or carts refer to; null for all other products. */
  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;

  @Column({ ...computed, type: 'text', asExpression: nameIn('en'), select: false })
  name_en!: string;

  @Column({ ...computed, type: 'text', asExpression: nameIn('uk'), select: false })
  name_uk!: string;

  @Column({ ...computed, type: 'text', asExpression: nameIn('ru'), select: false })
  name_ru!: string;

  @Column({ ...computed, type: 'tsvector', asExpression: SEARCH, select: false })
  search!: string;

  @Column({ ...computed, type: 'text', asExpression: SEARCH_TEXT, select: false })
  search_text!: string;
}
