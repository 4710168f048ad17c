import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { ChangeMethod, MethodsController } from '../../platform/configurable-methods/index.js';
import { ShowShippingMethods } from '../use-cases/show-shipping-methods.js';
import { SHIPPING_METHOD_CHANGES } from './dto/shipping-method.dto.js';
import { shippingMethodExamples as examples } from './dto/shipping-method.examples.js';
import {
  shippingMethodListResponse,
  ShippingMethodListResponse,
  ShippingMethodResponse,
} from './dto/shipping-method.response.js';

@ApiTags('Shipping methods')
@Controller('api/admin/shipping-methods')
@Access('manager')
export class ShippingSettingsController extends MethodsController({
  show: ShowShippingMethods,
  change: ChangeMethod,
  changedBy: 'manager',
  changesBody: SHIPPING_METHOD_CHANGES,
  response: ShippingMethodResponse,
  listResponse: ShippingMethodListResponse,
  toList: shippingMethodListResponse,
  messages: 'shipping',
  unknown: 'unknown_shipping_method',
  words: {
    list: { operationId: 'listShippingMethodSettings', summary: 'List shipping methods with all their settings' },
    read: { operationId: 'getShippingMethod', summary: 'Read the settings of a shipping method' },
    create: {
      operationId: 'createShippingMethod',
      summary: 'Create a shipping method',
      description:
        'One more method of a registered provider, such as an express delivery: switched off, with settings of ' +
        'its own, after the last one.',
    },
    order: { operationId: 'reorderShippingMethods', summary: 'Put the shipping methods in the order of display' },
    change: { operationId: 'updateShippingMethod', summary: 'Change the settings of a shipping method' },
    remove: { operationId: 'deleteShippingMethod', summary: 'Delete a shipping method' },
  },
  examples,
}) {}
