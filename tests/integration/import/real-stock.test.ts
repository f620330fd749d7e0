import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { runImport } from './command-line.ts';

/** A public data set of 53,940 stones, which is not part of the checkout. */
const file = path.resolve('..', 'shared', 'data', 'diamonds-53940.csv');
const reason = process.env.CI ? 'CI is set' : existsSync(file) ? null : `${file} is not there`;

if (reason) {
  test(`the import of 53,940 real stones is left out: ${reason}`, () => {
    expect(reason).not.toBe('');
  });
} else {
  describe('53,940 real stones', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());

    test('go in without the 18 whose measurements are impossible, and a second time nothing changes', async () => {
      const args = ['--skip-invalid', '--type', 'diamonds', '--profile', 'server/profiles/diamonds-ggplot2.json', file];
      const env = { DATABASE_URL: database.url };
      const first = await runImport(args, env);
      expect(first).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(
          /53,940 read, 53,922 inserted, 0 updated, 0 unchanged, 0 deactivated, 18 skipped/,
        ),
      });
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      const { rows } = await client.query(
        'select count(*)::int as count, sum(total_price)::text as total, sum(carats)::text as carats, count(*) filter (where cut_id = 2)::int as excellent from diamond',
      );
      await client.end();
      // Sums of the file's own columns, without the rows that are left out; 13,785 of the others are Premium there.
      expect(rows).toEqual([{ count: 53_922, total: '212028864.00', carats: '43021.020', excellent: 13_785 }]);
      const second = await runImport(args, env);
      expect(second).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/0 inserted, 0 updated, 53,922 unchanged/),
      });
    }, 300_000);
  });
}
