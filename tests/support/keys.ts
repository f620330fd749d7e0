import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '../../server/src/kernel/use-cases/scope.ts';
import type { TestApp } from './test-app.ts';

/** Valid API key. */
export interface TestKey {
  readonly id: number;
  readonly publicId: string;
  /** Complete secret of the key, as sent by clients. */
  readonly key: string;
}

let serial = 0;

/** Inserts an API key into the database. Tests of API key management call the API instead. */
export async function createKey(
  app: TestApp,
  owner: { readonly id: number },
  scopes: readonly Scope[],
  { isTest = false }: { readonly isTest?: boolean } = {},
): Promise<TestKey> {
  const publicId = `testkey${String(++serial).padStart(3, '0')}`;
  const secret = `${'secret0of0'.repeat(4)}${String(serial).padStart(3, '0')}`;
  const hash = createHash('sha256').update(secret).digest();
  const { rows } = await sql<{ id: number }>`
    insert into api_key (user_id, public_id, name, scopes, is_test, secret_hash, last_four)
    values (${owner.id}, ${publicId}, ${`Key ${serial}`}, ${[...scopes]}, ${isTest}, ${hash}, ${secret.slice(-4)})
    returning id`.execute(app.em().getKysely());
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('could not insert the key');
  return { id, publicId, key: `fk_${publicId}_${secret}` };
}
