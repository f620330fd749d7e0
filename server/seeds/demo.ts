import { Readable } from 'node:stream';
import type { MikroORM } from '@mikro-orm/postgresql';
import { stringify } from 'csv-stringify/sync';
import type { Logger } from 'pino';
import type { Upload } from '../src/kernel/upload.ts';
import { demoAccounts, seedDemoAccounts, User } from '../src/modules/accounts/index.ts';
import { ImportMode, importStock, stockImports } from '../src/modules/catalogue/index.ts';
import { demoStones } from './demo-stones.ts';
import { type DemoDeps, highlightDemoStone, seedDemoTrade } from './demo-trade.ts';

/** What somebody needs to look around in the demo. */
export const demoSignIns = demoAccounts.map(({ email, password, what }) => ({ email, password, what }));

/**
 * Fills an empty database with people, stones, wishes, carts and orders: everything through the ways that real ones take,
 * nothing by chance. A database in which anybody has an account is left alone.
 */
export async function seedDemo({ orm, services, log }: DemoDeps): Promise<void> {
  if ((await orm.em.fork().count(User)) > 0) return;
  // Stones first: a start that is cut off here begins again, and the import finds them unchanged.
  await importDemoStones(orm, log);
  await seedDemoAccounts(orm.em.fork());
  await seedDemoTrade({ orm, services, log });
  await highlightDemoStone({ orm, services, log });
  log.info('demo data loaded');
}

async function importDemoStones(orm: MikroORM, log: Logger): Promise<void> {
  const type = stockImports.get('diamonds');
  if (!type) throw new Error('diamonds cannot be imported');
  const options = { mode: ImportMode.ADD_OR_UPDATE, skipInvalid: false, dryRun: false, profile: null };
  await importStock({ em: orm.em.fork(), author: null, log }, type, stockFile(), options);
}

/** The stones as a supplier would send them. */
function stockFile(): Upload {
  const rows = demoStones();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const csv = stringify(rows, { header: true, columns });
  return {
    filename: 'demo-diamonds.csv',
    mimetype: 'text/csv',
    createReadStream: () => Readable.from([Buffer.from(csv)]),
  };
}
