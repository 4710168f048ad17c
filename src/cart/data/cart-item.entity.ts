import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CartEntity } from './cart.entity.js';

@Entity({ name: 'cart_item' })
export class CartItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @ManyToOne(() => CartEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'cart_id' })
  cart!: Relation<CartEntity>;

  @Column({ type: 'int', name: 'product_id' })
  productId!: number;

  @Column({ type: 'int', name: 'variant_id', nullable: true })
  variantId!: number | null;

  @Column({ type: 'int' })
  quantity!: number;

  /** Minor units: the price when the line was last added to. */
  @Column({ type: 'bigint', name: 'price_seen' })
  priceSeen!: string;

  @Column({ type: 'timestamptz', name: 'added_at' })
  addedAt!: Date;
}
