import { useEffect, useState } from 'react';
import { api } from '#panel';
import type { Order } from './types.js';

/** Reads orders by their ids. Orders that cannot be read (deleted, or the connection is lost) are left out. */
export async function readOrders(ids: readonly number[]): Promise<Order[]> {
  const read = await Promise.all(
    ids.map((id) =>
      api.get(`/api/admin/orders/${id}`).then(
        ({ data }) => data,
        () => null,
      ),
    ),
  );
  return read.filter((order) => order !== null);
}

/**
 * The orders with these ids; read again when `stamp` changes. Orders that were read before stay available meanwhile.
 */
export function useOrders(ids: readonly number[], stamp: unknown): ReadonlyMap<number, Order> {
  const [orders, setOrders] = useState<ReadonlyMap<number, Order>>(new Map());
  const key = [...new Set(ids)].join();
  useEffect(() => {
    let isCurrent = true;
    const wanted = key === '' ? [] : key.split(',').map(Number);
    void readOrders(wanted).then((read) => {
      if (isCurrent) setOrders((before) => new Map([...before, ...read.map((order) => [order.id, order] as const)]));
    });
    return () => {
      isCurrent = false;
    };
  }, [key, stamp]);
  return orders;
}
