import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A cart, without its lines. */
@Entity('cart')
export class CartEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Owner key of a customer or a guest. */
  @Column('text', { unique: true })
  holder!: string;

  @Column('text', { nullable: true })
  shipping_method!: string | null;

  @Column('text', { nullable: true })
  shipping_country!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updated_at!: Date;
}
