import { Column, Entity } from 'typeorm';
import type { Localized } from '#kernel';
import { MethodEntity } from '../../platform/configurable-methods/index.js';

@Entity('payment_method')
export class PaymentMethodEntity extends MethodEntity {
  @Column('jsonb', { default: {} })
  description!: Localized;
}
