import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { importOverRest, stockIds, stone } from './files.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, melee, ring_setting cascade'));

const send = (content: string, type = 'diamonds', profile?: unknown) =>
  importOverRest(app, content, { token: people.administrator, type, profile });

const header = 'Stock #,Shape,Weight,Price Per Carat';
const rows = ['A1,RB,1.25,5000', 'A2,PR,0.50,900'];

describe('lines above the header', () => {
  test.each([
    ['a title', ['ACME Diamonds Ltd., Antwerp']],
    ['titles and blank lines', ['ACME Diamonds', '', 'Stock list, 20 November 2026, all prices in USD', '', '']],
    ['an address line with other delimiters', ['Hoveniersstraat 2; 2018 Antwerp; Belgium; tel | fax', ',,,']],
    ['a title that is also a column name', ['Stock', 'Price']],
    ['a title in quotes over two lines', ['"Stock list\nof today",,,']],
  ])('skips %s above the header', async (_description, titles) => {
    for (const [delimiter, declared] of [
      [',', []],
      [';', []],
      ['\t', []],
      ['|', []],
      [';', ['sep=;']],
      ['|', ['sep=|']],
      ['^', ['sep=^']],
    ] as const) {
      const table = [header, ...rows].map((line) => line.replaceAll(',', delimiter));
      const { body } = await send([...declared, ...titles, ...table].join('\r\n'));
      expect([delimiter, body.details ?? body.problems]).toEqual([delimiter, []]);
      expect(body).toMatchObject({ read: 2 });
      expect(await stockIds(app)).toEqual(['A1', 'A2']);
      expect(await stone(app, 'A2')).toMatchObject({ shape_id: 3, carats: '0.500' });
      await app.em().getConnection().execute('truncate diamond cascade');
    }
  });

  test('skips lines above the header for every stock type, and for headers that only the profile defines', async () => {
    const melee = await send('Melee of the week\n\nSKU|Carats|Color|Price\nM1|12.5|White|300', 'melee');
    expect(melee.body).toMatchObject({ inserted: 1 });
    const settings = await send('sep=;\nSKU;Name;Price;Style;Shapes\nR1;Petal;1200;Halo;RB | Oval', 'ring_settings');
    expect(settings.body).toMatchObject({ inserted: 1 });
    // The preview shows labels instead of IDs, including in lists of values.
    expect(settings.body.preview[0]?.changes).toContainEqual({ field: 'shapeIds', before: null, after: 'Round, Oval' });
    const columns = [
      { column: 'Ref', field: 'stockId' },
      { column: 'Form', field: 'shapeId' },
      { column: 'Gewicht', field: 'carats' },
      { column: 'Preis', field: 'pricePerCarat' },
    ];
    const german = await send('Lagerliste\n\nRef;Form;Gewicht;Preis;Ort\nA1;RB;1,5;900;Wien', 'diamonds', { columns });
    expect(german.body).toMatchObject({ inserted: 1 });
  });

  test('counts row numbers starting from the header', async () => {
    const { body } = await send(`Title\n\n${header}\n${rows[0]}\nA2,RB,x,900`);
    expect(body.details).toMatchObject([{ row: 2, column: 'Weight', code: 'NOT_A_NUMBER' }]);
  });

  test('uses the first row as the header if no row looks like one', async () => {
    const { body } = await send('Nr,Form,Gewicht\nA1,RB,1.5');
    expect(body.details).toMatchObject([{ row: 0, code: 'MISSING_COLUMN' }]);
    const result = await send('Stock #\nA1\nA2');
    expect(result.body.details).toMatchObject([
      { row: 1, code: 'REQUIRED' },
      { row: 2, code: 'REQUIRED' },
    ]);
  });
});
