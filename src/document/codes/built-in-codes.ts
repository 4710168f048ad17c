import { EpcCode } from './epc.code.js';
import { NbuCode } from './nbu.code.js';
import { PayBySquareCode } from './pay-by-square.code.js';
import { SpaydCode } from './spayd.code.js';
import { SwissCode } from './swiss.code.js';

/** The formats of QR codes that the shop has without plugins. */
export const builtInCodes = [EpcCode, NbuCode, PayBySquareCode, SpaydCode, SwissCode];
