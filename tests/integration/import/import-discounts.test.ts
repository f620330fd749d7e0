import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { importOverGraphql, importOverRest, stockIds } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond cascade'));

/** Returns a file with one stone per discount. Each stone has 1 ct and a list price of 10,000. */
const fileOf = (discounts: readonly string[], delimiter = ';') =>
  [
    ['Stock #', 'Shape', 'Weight', 'Rap', 'Disc'],
    ...discounts.map((cell, index) => [`A${index + 1}`, 'RB', '1', '10000', cell]),
  ]
    .map((cells) => cells.join(delimiter))
    .join('\n');

const send = (discounts: readonly string[], query: Record<string, string> = {}, profile?: unknown, delimiter = ';') =>
  importOverRest(app, fileOf(discounts, delimiter), { token: people.administrator, query, profile });

const prices = async (): Promise<number[]> => {
  const rows = await app
    .em()
    .getConnection()
    .execute<{ price: string }[]>('select price_per_carat as price from diamond order by id');
  return rows.map(({ price }) => Number(price));
};

describe('discount column with consistent signs and scale', () => {
  test.each([
    [
      ['-30', '-12.5'],
      [7_000, 8_750],
    ],
    [
      ['30', '12.5', '0'],
      [7_000, 8_750, 10_000],
    ],
    [
      ['-0.30', '-0.125'],
      [7_000, 8_750],
    ],
    [
      ['0.30', '0', '0.125'],
      [7_000, 10_000, 8_750],
    ],
    [
      ['-30%', '-0.5%'],
      [7_000, 9_950],
    ],
    [
      ['30% back', '-12.5%'],
      [7_000, 8_750],
    ],
    [
      ['-1', '-1'],
      [9_900, 9_900],
    ],
    [
      ['0', '-30'],
      [10_000, 7_000],
    ],
    [
      ['-33.3333333', '-30'],
      [6_666.67, 7_000],
    ],
    [
      ['-30,5', '-12,25'],
      [6_950, 8_775],
    ],
  ] as [string[], number[]][])('reads the discounts %j', async (discounts, expected) => {
    const { body } = await send(discounts);
    expect(body.problems).toEqual([]);
    expect(await prices()).toEqual(expected);
  });
});

describe('discount column with inconsistent signs or scale', () => {
  const mixedSigns: [string[], string][] = [
    [['30', '-5'], 'discountSign'],
    [['-5', '30'], 'discountSign'],
    [['-0.30', '0.05'], 'discountSign'],
  ];
  const mixedScales: [string[], string][] = [
    [['-30%', '-0.30'], 'discountScale'],
    [['-0.30', '-30%'], 'discountScale'],
    [['-30', '-0.5'], 'discountScale'],
    [['0.3', '30'], 'discountScale'],
  ];
  test.each([...mixedSigns, ...mixedScales])(
    'reports the discounts %j as ambiguous, and imports nothing',
    async (discounts, option) => {
      for (const delimiter of [';', '\t', ',']) {
        for (const query of [{}, { skipInvalid: 'true' }] as Record<string, string>[]) {
          const { status, body } = await send(discounts, query, undefined, delimiter);
          expect(status).toBe(400);
          expect(body.details).toMatchObject([{ row: 0, column: 'Disc', code: 'AMBIGUOUS_COLUMN' }]);
          for (const [index, cell] of discounts.entries()) {
            expect(body.details?.[0]?.message).toContain(`"${cell}" (row ${index + 1})`);
          }
          expect(body.details?.[0]?.message).toContain(option);
        }
      }
      const dryRun = await send(discounts, { dryRun: 'true' });
      expect(dryRun.body).toMatchObject({ isApplied: false, problems: [{ row: 0, column: 'Disc' }] });
      expect(await stockIds(app)).toEqual([]);
    },
  );

  test('detects an inconsistent discount in the first and the last row', async () => {
    const many = Array.from({ length: 1_500 }, () => '30');
    const [first, last] = await Promise.all([
      send(['-5', ...many], { dryRun: 'true' }),
      send([...many, '-5'], { dryRun: 'true' }),
    ]);
    expect(first.body.problems).toMatchObject([{ row: 0, message: expect.stringContaining('"-5" (row 1)') }]);
    expect(last.body.problems).toMatchObject([{ row: 0, message: expect.stringContaining('"-5" (row 1501)') }]);
    expect(first.body.problems[0]?.message).toContain('and 1497 more');
  });

  test('ignores the discount if the row has a price and a list price', async () => {
    const file = 'Stock #,Shape,Weight,Price Per Carat,Rap,Disc\nA1,RB,1,9500,10000,-5\nA2,RB,1,10500,10000,5';
    const { body } = await importOverRest(app, file, { token: people.administrator });
    expect(body).toMatchObject({ inserted: 2, problems: [] });
  });
});

describe('discount options in a profile', () => {
  test.each([
    [['30', '-5'], { discountSign: 'positiveIsBack' }, [7_000, 10_500]],
    [['30', '-5'], { discountSign: 'negativeIsBack' }, [13_000, 9_500]],
    [['-30', '-0.5'], { discountScale: 'percent' }, [7_000, 9_950]],
    [['-30%', '-0.30'], { discountScale: 'fraction' }, [7_000, 7_000]],
    [['-0.30', '0.05'], { discountSign: 'negativeIsBack', discountScale: 'fraction' }, [7_000, 10_500]],
    [['30'], { discountSign: 'negativeIsBack' }, [13_000]],
  ])('reads the discounts %j with the profile options %j', async (discounts, profile, expected) => {
    const { body } = await send(discounts, {}, profile);
    expect(body).toMatchObject({ inserted: discounts.length });
    expect(await prices()).toEqual(expected);
  });

  test('accepts the discount options as GraphQL enum values', async () => {
    const profile = { discountSign: 'NEGATIVE_IS_BACK', discountScale: 'FRACTION', decimals: 'POINT' };
    const { errors } = await importOverGraphql(app, fileOf(['-0.30', '0.05']), { profile }, people.administrator);
    expect(errors).toEqual([]);
    expect(await prices()).toEqual([7_000, 10_500]);
  });

  test('rejects unknown discount options, and discount options that the stock type does not support', async () => {
    const { body } = await send(['30'], {}, { discountSign: 'upwards' });
    expect(body.details).toMatchObject([
      { path: 'profile.discountSign', message: 'must be negativeIsBack or positiveIsBack' },
    ]);
    const melee = await importOverRest(app, 'Carats,Color,Price\n1,White,100', {
      token: people.administrator,
      type: 'melee',
      profile: { discountScale: 'percent' },
    });
    expect(melee.body.details).toMatchObject([
      { path: 'profile.discountScale', message: 'must not be set for melee, which have no discounts' },
    ]);
  });
});
