import { randomUUID } from 'node:crypto';
import { createPerson } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

/** Creates an order for a stone on behalf of a new buyer, using the administrator's token. */
export async function orderStone(app: TestApp, token: string, diamondId: number): Promise<void> {
  const { id: userId } = await createPerson(app);
  const input = { userId, lines: [{ item: { diamondId } }], idempotencyKey: randomUUID() };
  const { errors } = await app.graphql(
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }',
    { input },
    token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}
