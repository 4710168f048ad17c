import { SetMetadata } from '@nestjs/common';
import type { ThrottledKind } from './limits.js';

export const THROTTLED = Symbol.for('shop.throttled');

/** Limits how often one client may call the operation; see LIMITS. */
export const Throttle = (kind: ThrottledKind) => SetMetadata(THROTTLED, kind);
