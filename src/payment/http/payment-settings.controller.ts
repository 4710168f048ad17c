import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { MethodsController } from '../../platform/configurable-methods/index.js';
import { ChangePaymentMethod } from '../use-cases/change-payment-method.js';
import { ShowPaymentMethods } from '../use-cases/show-payment-methods.js';
import { PAYMENT_METHOD_CHANGES } from './dto/payment-method.dto.js';
import { paymentMethodExamples as examples } from './dto/payment-method.examples.js';
import {
  paymentMethodListResponse,
  PaymentMethodListResponse,
  PaymentMethodResponse,
} from './dto/payment-method.response.js';

/** Settings that determine where customers' money goes: owners change them, managers may read them. */
@ApiTags('Payment methods')
@Controller('api/admin/payment-methods')
@Access('owner')
export class PaymentSettingsController extends MethodsController({
  show: ShowPaymentMethods,
  change: ChangePaymentMethod,
  changedBy: 'owner',
  changesBody: PAYMENT_METHOD_CHANGES,
  response: PaymentMethodResponse,
  listResponse: PaymentMethodListResponse,
  toList: paymentMethodListResponse,
  messages: 'payment',
  unknown: 'unknown_payment_method',
  changeErrors: ['proof_required'],
  words: {
    list: {
      operationId: 'listPaymentMethodSettings',
      summary: 'List payment methods with their settings',
      description: 'Active or not, in the order of display. Secrets are not returned.',
    },
    read: {
      operationId: 'getPaymentMethod',
      summary: 'Get a payment method with its settings',
      description: 'Secrets are not returned: `<name>_filled` tells whether they are set.',
    },
    create: {
      operationId: 'createPaymentMethod',
      summary: 'Create a payment method',
      description:
        'Another method of a registered gateway, such as a second bank account. It is switched off and has ' +
        'settings of its own; its place is the last one. 409 `method_key_taken` if another method has the ' +
        'key. For owners.',
    },
    order: {
      operationId: 'reorderPaymentMethods',
      summary: 'Reorder the payment methods',
      description:
        'Sets the order in which customers see them. Methods that are left out follow in their current order.',
    },
    change: {
      operationId: 'updatePaymentMethod',
      summary: 'Update a payment method',
      description:
        'Changes the members that are sent. With `version`, only if the method has not changed since it was ' +
        'read. A change of the account that receives money requires a recent proof of identity (403 ' +
        '`proof_required`).',
    },
    remove: {
      operationId: 'deletePaymentMethod',
      summary: 'Delete a payment method',
      description:
        'Only a method that is not built in (409 `method_built_in`) and that no order has used (409 ' +
        '`method_in_use`); switch off the others.',
    },
  },
  examples,
}) {}
