import { Entity } from 'typeorm';
import { MethodEntity } from '../../platform/configurable-methods/index.js';

@Entity('shipping_method')
export class ShippingMethodEntity extends MethodEntity {}
