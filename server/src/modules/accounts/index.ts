import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../kernel/context.ts';
export async function authenticate(_em: EntityManager, _token: string, _jwtSecret: string): Promise<Actor | null> {
  return null;
}
