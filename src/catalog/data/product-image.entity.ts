import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('product_image')
export class ProductImageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('int')
  product_id!: number;

  /** A path of this shop, or a URL. */
  @Column('text')
  image!: string;

  @Column('text', { default: '' })
  alt!: string;

  /** Position; lower numbers come first. */
  @Column('int', { default: 0 })
  sort!: number;
}
