import type { RestAnswer, TestApp } from '../../support/test-app.ts';

export interface RestOrder {
  id: number;
  userId: number | null;
  creationDate: string;
  completedDate: string | null;
  status: number;
  totalPrice: number;
  items: { id: number | null; productId: number | null; type: number; description: string; totalPrice: number }[];
  user: { id: number | null; email: string; name: string; address: string | null };
}

export interface Refusal {
  errorCode: number;
  reason?: string;
  details: { path: string; message: string }[];
}

/** Repeats a call as long as it fails with TRY_AGAIN because of a lock timeout, as documented for clients. */
export async function retryWhileBusy<T>(call: () => Promise<RestAnswer<T>>): Promise<RestAnswer<T>> {
  for (;;) {
    const response = await call();
    const { reason }: { reason?: unknown } = Object(response.body);
    if (reason !== 'TRY_AGAIN') return response;
  }
}

/** Returns functions that send REST requests about orders as buyers and administrators. */
export const restOrders = (app: TestApp) => ({
  /** Adds stones to the cart. Throws if a stone cannot be added. */
  async fillCart(token: string, stones: readonly number[]): Promise<void> {
    const body = stones.map((itemId) => ({ itemId }));
    const response = await app.rest('POST', '/api/cart/diamond-bulk', { body, token });
    if (response.status !== 201) throw new Error(`the cart was not filled: ${JSON.stringify(response.body)}`);
  },
  order: <T = RestOrder>(token: string | null, headers: Record<string, string> = {}): Promise<RestAnswer<T>> =>
    app.rest<T>('POST', '/api/orders', { token, headers }),
  setStatus: <T = RestOrder>(token: string | null, id: number, newStatus: unknown): Promise<RestAnswer<T>> =>
    app.rest<T>('PATCH', `/api/orders/${id}/status`, { token, body: { newStatus } }),
  cart: async (token: string) => (await app.rest<{ id: number; itemId: number }[]>('GET', '/api/cart', { token })).body,
  wishes: async (token: string) => (await app.rest<{ itemId: number }[]>('GET', '/api/wishlist', { token })).body,
  ordersOf: async (token: string) => (await app.rest<RestOrder[]>('GET', '/api/orders/currentuser', { token })).body,
});
