import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('review')
export class ReviewEntity {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('int', { name: 'product_id' }) productId!: number;
  @Column('int', { name: 'user_id', nullable: true }) userId!: number | null;
  @Column('text') name!: string;
  @Column('int') rating!: number;
  @Column('text') text!: string;
  @Column('boolean', { default: false }) approved!: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt!: Date | null;
}
