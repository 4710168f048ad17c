import type { Rule } from '../clue.js';
import { cancellationWords } from './cancellation-words.js';
import { customerOrdersSum } from './customer-orders-sum.js';
import { foreignReference } from './foreign-reference.js';
import { invoiceNumber } from './invoice-number.js';
import { knownAccount } from './known-account.js';
import { lookAlikeNumber } from './look-alike-number.js';
import { mistypedReference } from './mistyped-reference.js';
import { nameInText } from './name-in-text.js';
import { namedOrdersSum } from './named-orders-sum.js';
import { numberSeries } from './number-series.js';
import { orderNumber } from './order-number.js';
import { payerName } from './payer-name.js';
import { reference } from './reference.js';
import { separatedNumber } from './separated-number.js';
import { separatedReference } from './separated-reference.js';

/** All rules, in no particular order. */
export const RULES: readonly Rule[] = [
  reference,
  separatedReference,
  mistypedReference,
  orderNumber,
  separatedNumber,
  lookAlikeNumber,
  numberSeries,
  invoiceNumber,
  payerName,
  nameInText,
  knownAccount,
  namedOrdersSum,
  customerOrdersSum,
  foreignReference,
  cancellationWords,
];
