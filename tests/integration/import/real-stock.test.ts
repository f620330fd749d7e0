import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { runImport } from './command-line.ts';

/** Public data set of 53,940 stones, which is not part of the repository. */
const file = path.resolve('..', 'shared', 'data', 'diamonds-53940.csv');
const reason = process.env.CI ? 'CI is set' : existsSync(file) ? null : `${file} is not there`;

if (reason) {
  test(`skips the import of 53,940 real stones: ${reason}`, () => {
    expect(reason).not.toBe('');
  });
} else {
  describe('import of 53,940 real stones', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase();
    });
    afterAll(() => database.drop());

    test('imports all but 18 stones, whose measurements are impossible, and changes nothing on the second import', async () => {
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
      // Sums over the file without the skipped rows. In the file, 13,785 of the imported stones have the cut
      // "Premium".
      expect(rows).toEqual([{ count: 53_922, total: '212028864.00', carats: '43021.020', excellent: 13_785 }]);
      const second = await runImport(args, env);
      expect(second).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/0 inserted, 0 updated, 53,922 unchanged/),
      });
    }, 300_000);
  });
}
