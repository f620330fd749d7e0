import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { SealedColumn } from '../../kernel/module.ts';
import type { SecretEncryption } from '../../kernel/use-cases/services.ts';

/**
 * Encrypts stored secrets again if they are not encrypted with the current key, so that the older keys can be removed
 * from the settings. Logs the number of changed secrets, and of those that no key can decrypt.
 */
export async function resealColumns(
  em: EntityManager,
  columns: readonly SealedColumn[],
  { sealedTexts, log }: { readonly sealedTexts: SecretEncryption; readonly log: Logger },
): Promise<void> {
  for (const { table, column, prefix = '' } of columns) {
    const name = sql.ref(column);
    const { rows } = await sql<{ stored: string }>`
      select ${name} as stored from ${sql.table(table)} where starts_with(${name}, ${prefix})`.execute(em.getKysely());
    const outdated = rows
      .map(({ stored }) => stored)
      .filter((stored) => !sealedTexts.isCurrent(stored.slice(prefix.length)));
    const texts = outdated.map((stored) => ({ stored, text: sealedTexts.open(stored.slice(prefix.length)) }));
    const changed = texts.flatMap(({ stored, text }) =>
      text === null ? [] : [{ before: stored, after: `${prefix}${sealedTexts.seal(text)}` }],
    );
    if (changed.length > 0) {
      const [before, after] = [changed.map((row) => row.before), changed.map((row) => row.after)];
      // Compares the previous value, because another process may have changed the secret in the meantime.
      await sql`
        update ${sql.table(table)} set ${name} = pair.after
        from unnest(${before}::text[], ${after}::text[]) as pair (before, after)
        where ${name} = pair.before`.execute(em.getKysely());
      log.info({ table, column, count: changed.length }, 'encrypted stored secrets with the current key');
    }
    const lost = texts.length - changed.length;
    if (lost > 0)
      log.warn(
        { table, column, count: lost },
        'stored secrets cannot be decrypted: add the key that encrypted them to the end of JWT_SECRET or SEALING_KEYS',
      );
  }
}
