import fc from 'fast-check';
import { Money } from '#kernel';
import { caller, orderRecord } from '../../../test/fixtures/order-record.js';
import { grantOf } from '../../identity/index.js';
import { SCOPES, type Caller } from '../../platform/access/caller.js';
import {
  isOwn,
  mayMove,
  mustAdminister,
  mustBeAllowedToMove,
  mustManage,
  mustOwn,
  mustOwnOrLogIn,
  mustRead,
} from './order-gate.js';
import type { OrderRecord } from './order-record.js';
import { ORDER_STATUSES, type OrderStatus } from './order-status.js';

const order = orderRecord({ customerId: 3, guestOwnerKey: 'g:1' });
const paid = orderRecord({ ...order, paid: Money.of(1n, 'EUR') });

const stranger = caller({ kind: 'customer', role: 'customer', userId: 9, customerId: 9, ownerKey: 'c:9' });
const buyer = caller({ kind: 'customer', role: 'customer', userId: 4, customerId: 3, ownerKey: 'c:3' });
const withKey = caller({ orderKey: order.key });
const support = caller({ kind: 'administrator', role: 'support', userId: 1 });
const manager = caller({ kind: 'administrator', role: 'manager', userId: 1 });
const owner = caller({ kind: 'administrator', role: 'owner', userId: 1 });
const token = (...scopes: Caller['scopes']) => caller({ kind: 'integration', tokenId: 1, scopes });

const callers: Record<string, Caller> = {
  guest: caller(),
  stranger,
  buyer,
  'guest with the key': withKey,
  support,
  manager,
  owner,
  'token without scopes': token(),
  'token with orders:read': token('orders:read'),
  'token with orders:write': token('orders:write'),
  'token with payments:verify': token('payments:verify'),
  'token with catalog:write': token('catalog:write'),
  'token with admin': token('admin'),
};

/** `ok`, or the code of the refusal. */
function outcome(work: () => unknown): string {
  try {
    work();
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('ownership of orders', () => {
  test.each<[string, Caller, boolean]>([
    ['to its customer', buyer, true],
    ['to another customer', stranger, false],
    ['to the guest who placed it', caller({ ownerKey: 'g:1' }), true],
    ['to the guest who placed it and has logged in since', caller({ ...stranger, guestOwnerKey: 'g:1' }), true],
    ['to a guest with another token', caller({ ownerKey: 'g:2', guestOwnerKey: 'g:2' }), false],
    ['to a holder of its key', withKey, true],
    ['to a holder of a key of another length', caller({ orderKey: `${order.key}x` }), false],
    ['to a caller without a key', caller({ orderKey: '' }), false],
    ['to a session in which its link was opened', caller({ orderGrants: ['1.x', grantOf(order.id, order.key)] }), true],
    [
      'to a session in which its previous link was opened',
      caller({ orderGrants: [grantOf(order.id, 'the key of before')] }),
      false,
    ],
    ['to a session with a grant of another order', caller({ orderGrants: [grantOf(order.id + 1, order.key)] }), false],
    ['to a session without grants', caller({ orderGrants: [] }), false],
    [
      "to a token with a guest's owner key",
      caller({ ...token('orders:read'), ownerKey: 'g:1', guestOwnerKey: 'g:1' }),
      false,
    ],
    ['to a token with its order key', caller({ ...token(), orderKey: order.key }), true],
    ['to an administrator', owner, false],
  ])('an order belongs to its customer, its guest and holders of its key: %s: %#', (_, who, own) => {
    expect(isOwn(who, order)).toBe(own);
  });

  test('an order without customer and guest belongs to no caller', () => {
    const nobodys = orderRecord({ customerId: null, guestOwnerKey: null });
    for (const who of [caller(), caller({ ...stranger, customerId: null }), token(), support])
      expect(isOwn(who, nobodys)).toBe(false);
  });
});

describe('access to orders', () => {
  const gates: Record<string, (who: Caller, what: OrderRecord | null) => OrderRecord> = {
    read: mustRead,
    own: mustOwn,
    'own or log in': mustOwnOrLogIn,
    'administer (orders:write)': (who, what) => mustAdminister(who, what, 'orders:write'),
    manage: mustManage,
  };
  const GONE = 'order_not_found';

  test.each<[string, string, string, string, string, string]>([
    // Columns: caller, read, own, own or log in, administer, manage.
    ['guest', GONE, GONE, 'unauthenticated', GONE, GONE],
    ['stranger', GONE, GONE, GONE, GONE, GONE],
    ['buyer', 'ok', 'ok', 'ok', 'forbidden', 'forbidden'],
    ['guest with the key', 'ok', 'ok', 'ok', 'forbidden', 'forbidden'],
    ['support', 'ok', 'ok', 'ok', 'ok', GONE],
    ['manager', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ['owner', 'ok', 'ok', 'ok', 'ok', 'ok'],
    ['token without scopes', 'insufficient_scope', 'insufficient_scope', 'insufficient_scope', GONE, GONE],
    ['token with orders:read', 'ok', 'insufficient_scope', 'insufficient_scope', GONE, GONE],
    ['token with orders:write', 'ok', 'ok', 'ok', 'ok', GONE],
    ['token with payments:verify', 'insufficient_scope', 'insufficient_scope', 'insufficient_scope', GONE, GONE],
    ['token with catalog:write', 'insufficient_scope', 'insufficient_scope', 'insufficient_scope', GONE, GONE],
    ['token with admin', 'ok', 'ok', 'ok', 'ok', 'ok'],
  ])('access to an order depends on the caller: %s', (name, ...expected) => {
    expect(Object.values(gates).map((gate) => outcome(() => gate(callers[name]!, order)))).toEqual(expected);
  });

  test('nobody has access to a missing order, and a caller without access gets the same answer for an existing one', () => {
    for (const [name, who] of Object.entries(callers)) {
      for (const [kind, gate] of Object.entries(gates)) {
        const [there, gone] = [outcome(() => gate(who, order)), outcome(() => gate(who, null))];
        expect([name, kind, gone]).not.toEqual([name, kind, 'ok']);
        // An owner gets 403 instead of 404, because the owner knows that the order exists.
        if (there !== 'ok' && there !== 'forbidden') expect([name, kind, gone]).toEqual([name, kind, there]);
      }
    }
  });

  test('the access check returns the given order', () => {
    for (const gate of Object.values(gates)) expect(gate(owner, order)).toBe(order);
  });
});

describe('moves of money without the right to verify payments', () => {
  const status = fc.constantFrom<OrderStatus>(...ORDER_STATUSES);

  test.each<[string, OrderStatus, string, string]>([
    // Columns: caller, target status, refusal if unpaid, refusal if paid in part.
    ['support', 'paid', 'manager_needed', 'manager_needed'],
    ['support', 'cancelled', 'ok', 'manager_needed'],
    ['support', 'shipped', 'ok', 'ok'],
    ['token with orders:write', 'paid', 'insufficient_scope', 'insufficient_scope'],
    ['token with orders:write', 'cancelled', 'ok', 'insufficient_scope'],
    ['manager', 'paid', 'ok', 'ok'],
    ['manager', 'cancelled', 'ok', 'ok'],
    ['token with admin', 'cancelled', 'ok', 'ok'],
  ])('whether a caller may move an order depends on the money involved: %s to %s', (name, to, ofUnpaid, ofPaid) => {
    const who = callers[name]!;
    expect([order, paid].map((what) => outcome(() => mustBeAllowedToMove(who, what, to)))).toEqual([ofUnpaid, ofPaid]);
  });

  test('no set of scopes without payments:verify may move money', () => {
    fc.assert(
      fc.property(fc.subarray([...SCOPES]), status, fc.bigInt({ min: 0n, max: 2000n }), (scopes, to, minor) => {
        const may = mayMove(token(...scopes), orderRecord({ paid: Money.of(minor, 'EUR') }), to);
        const works = scopes.includes('orders:write');
        const verifies = scopes.includes('admin') || scopes.includes('payments:verify');
        const touchesMoney = to === 'paid' || (to === 'cancelled' && minor > 0n);
        expect(may).toBe(!(works && touchesMoney && !verifies));
      }),
    );
  });
});

test('a refused token gets the name of the missing scope, whether or not the order exists', () => {
  const needed = (gate: (who: Caller, what: OrderRecord | null) => unknown, what: OrderRecord | null): unknown => {
    try {
      return gate(token('catalog:write'), what);
    } catch (error) {
      return (error as { details: Record<string, unknown> }).details;
    }
  };
  for (const what of [order, null]) {
    expect(needed(mustRead, what)).toEqual({ needed: 'orders:read' });
    expect(needed(mustOwn, what)).toEqual({ needed: 'orders:write' });
  }
});
