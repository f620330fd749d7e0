import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { importsModule } from '../../../server/src/modules/imports/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest } from './files.ts';

/* Tests the findings that an import reports: line numbers, the problem file, and values that are not applied. */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());
beforeEach(() => app.em().getConnection().execute('truncate diamond, melee, jewellery_piece cascade'));

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat'];
const send = (content: string, query: Record<string, string> = {}, type = 'diamonds') =>
  importOverRest(app, content, { token: people.administrator, query, type });

describe('line numbers in import problems', () => {
  test('counts lines as a spreadsheet does, including blank rows and cells with line breaks', async () => {
    const rows = [
      ['A1', 'RB', '1', '100'],
      ['A2', 'RB', '1', 'much'],
      ['A3', 'RB', '1', '100'],
      ['A3', 'RB', '1', '100'],
    ];
    const comments = ['two\nlines', '', '', ''];
    const file = `\n\n${csv([...header, 'Comment'], ...rows.map((row, index) => [...row, comments[index] ?? '']))}`;
    const { body } = await send(file.replace('\nA2', '\n\nA2'), { dryRun: 'true', skipInvalid: 'true' });
    expect(body.problems).toMatchObject([
      { row: 3, line: 6, value: 'much' },
      { row: 4, line: 7, message: 'is also in line 8' },
      { row: 5, line: 8, message: 'is also in line 7' },
    ]);
    expect(body.preview).toMatchObject([{ row: 1, line: 4, stockId: 'A1' }]);
    const doubt = await send(`\n${csv(['Shape', 'Weight'], ['RB', '1'])}`, { dryRun: 'true' });
    expect(doubt.body.problems).toMatchObject([{ row: 0, line: 2, code: 'MISSING_COLUMN' }]);
  });

  test('reports which total would match the price per carat', async () => {
    const file = csv([...header, 'Total Price'], ['A1', 'RB', '1.5', '1000', '1400']);
    const { body } = await send(file);
    expect(body.details).toMatchObject([
      { line: 2, column: 'Total Price', message: 'is not the price per carat times the carats, which is 1500.00' },
    ]);
  });
});

describe('problem file for an import', () => {
  const rows = (from: number, count: number, cells: readonly string[]) =>
    Array.from({ length: count }, (_, index) => [`S${from + index}`, ...cells]);
  const broken = csv(
    header,
    ...rows(0, 1_300, ['RB', 'x', '100']),
    ...rows(2_000, 900, ['RB', '1', '-1']),
    ...rows(0, 1, ['RB', '1', '1']),
  );

  /** Downloads the problem file as a browser does. */
  const fetched = async (url: string | undefined) => {
    const response = await fetch(`${app.url}${url}`);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };

  test('lists all problems as CSV with counts by code, for rejected files and for reports', async () => {
    const { status, body } = await send(broken);
    expect(status).toBe(400);
    const { problemFile, ...counts } = body.facts?.import ?? {};
    expect(counts).toEqual({
      problemCount: 2_202,
      problemCounts: [
        { code: 'NOT_A_NUMBER', count: 1_300 },
        { code: 'OUT_OF_RANGE', count: 900 },
        { code: 'DUPLICATE_KEY', count: 2 },
      ],
    });
    expect(Date.parse(problemFile?.expiresAt ?? '') - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
    const file = await fetched(problemFile?.url);
    expect([file.status, file.type]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?line,row,column,value,code,message$/);
    expect(lines[1]).toBe('2,1,Weight,x,NOT_A_NUMBER,is not a number');
    expect(lines).toHaveLength(2_203);
    expect(new Set(lines).size).toBe(2_203);
    expect(lines.at(-1)).toBe('2202,2201,Stock #,S0,DUPLICATE_KEY,is also in line 2');

    const { data } = await importOverGraphql(app, broken, { dryRun: true }, people.administrator);
    const report = data?.importStock?.report;
    expect(report).toMatchObject(counts);
    expect((await fetched(report?.problemFile?.url)).text).toBe(file.text);
    const rejection = await importOverGraphql(app, broken, {}, people.administrator);
    expect(rejection.errors[0]?.extensions).toMatchObject({ facts: { import: counts } });
  });

  test('serves the problem file to administrators until it is deleted', async () => {
    const other = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const { body } = await importOverRest(app, broken, { token: other.token });
    const url = body.facts?.import?.problemFile?.url ?? '';
    const cut = await fetched(url.slice(0, -2));
    expect(cut.status).toBe(401);
    const demoted = { token: people.administrator, body: { newRole: 'User' } };
    await app.rest('PATCH', `/api/users/${other.id}/role`, demoted);
    expect((await fetched(url)).status).toBe(403);
    await app.rest('PATCH', `/api/users/${other.id}/role`, { ...demoted, body: { newRole: 'Administrator' } });
    expect((await fetched(url)).status).toBe(200);
    await app.em().getConnection().execute("update import_problem_piece set kept_at = kept_at - interval '25 hours'");
    const cleanupJob = importsModule.jobs.find(({ queue }) => queue === 'forget-import-problems');
    const forgotten = () =>
      cleanupJob?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
    await forgotten();
    expect((await fetched(url)).status).toBe(200);
    await app.em().getConnection().execute("update kept_file set forget_at = now() - interval '1 hour'");
    await app.services.keptFiles.deleteExpired();
    await forgotten();
    expect((await fetched(url)).status).toBe(404);
  });

  test('returns no problem file if there are no problems', async () => {
    const { body } = await send(csv(header, ['A1', 'RB', '1', '100']));
    expect(body).toMatchObject({
      problemCount: 0,
      problemCounts: [],
      problemFile: null,
      notices: [],
      noticeCounts: [],
    });
  });
});

describe('unapplied values in imports', () => {
  const change = (table: string, assignment: string, key: string, column = 'stock_number') =>
    app.em().getConnection().execute(`update ${table} set ${assignment} where ${column} = ?`, [key]);

  test('reports unapplied values of stones that are on hold, sold or ordered, over REST and GraphQL and in dry runs', async () => {
    await createStones(app, [{ stockId: 'HELD' }, { stockId: 'SOLD' }, { stockId: 'SAME' }, { stockId: 'FREE' }]);
    await change('diamond', "status = 2, hold_until = now() + interval '1 day'", 'HELD', 'stock_id');
    for (const key of ['SOLD', 'SAME']) await change('diamond', 'status = 2, is_active = false', key, 'stock_id');
    const file = csv(
      ['Stock #', 'Price Per Carat', 'Availability', 'Active'],
      ['HELD', '1100', 'G', 'yes'],
      ['SOLD', '1000', 'G', 'yes'],
      ['SAME', '1000', 'H', 'no'],
      ['FREE', '1000', 'NA', 'yes'],
    );
    const notices = [
      {
        row: 1,
        line: 2,
        column: 'Availability',
        value: 'AVAILABLE',
        code: 'NOT_APPLIED',
        message: 'is not applied, because the item is on hold, sold or in an order; it remains HOLD',
      },
      {
        row: 1,
        line: 2,
        column: 'Stock #',
        value: 'HELD',
        code: 'ON_HOLD',
        message: 'is on hold, and is changed by this row',
      },
      {
        row: 2,
        line: 3,
        column: 'Active',
        value: 'true',
        code: 'NOT_APPLIED',
        message: expect.stringMatching(/remains false$/),
      },
      { row: 2, line: 3, column: 'Availability', value: 'AVAILABLE', code: 'NOT_APPLIED' },
    ];
    const expected = {
      inserted: 0,
      updated: 2,
      unchanged: 1,
      notApplied: 1,
      noticeCounts: [
        { code: 'NOT_APPLIED', count: 3 },
        { code: 'ON_HOLD', count: 1 },
      ],
    };
    const dryRun = await importOverGraphql(app, file, { dryRun: true }, people.administrator);
    expect(dryRun.data?.importStock?.report).toMatchObject({ ...expected, notices });
    const { body } = await send(file);
    expect(body).toMatchObject({ ...expected, notices, read: 4, skipped: 0 });
    const { body: again } = await send(file);
    expect(again).toMatchObject({ updated: 0, unchanged: 2, notApplied: 2 });
  });

  test('reports unapplied values of melee and jewelry', async () => {
    await send(csv(['Stock #', 'Carats', 'Color', 'Price/Ct'], ['M1', '10', 'White', '400']), {}, 'melee');
    await app
      .em()
      .getConnection()
      .execute(`
      with placed as (
        insert into sales_order (buyer_name, buyer_email, total_price, currency) values ('B', 'b@example.com', 100, 'USD') returning id
      ), line as (
        insert into sales_order_line (order_id, position, item_type, melee_id, stock_id, description, total_price)
        select placed.id, 0, 2, d.id, d.stock_number, 'A lot', 100 from placed, melee d returning id, melee_id
      ) insert into stock_allocation (order_line_id, item_type, item_id, carats) select id, 2, melee_id, 3 from line`);
    const melee = await send(csv(['Stock #', 'Carats'], ['M1', '12']), {}, 'melee');
    expect(melee.body).toMatchObject({
      unchanged: 0,
      notApplied: 1,
      notices: [{ column: 'Carats', value: '12', message: expect.stringMatching(/remains 10(\.000)?$/) }],
    });

    await send(csv(['Stock #', 'Type', 'Price', 'Status'], ['J1', 'ring', '100', 'Available']), {}, 'products');
    await change('jewellery_piece', "status = 'Sold'", 'J1');
    const pieces = await send(csv(['Stock #', 'Status', 'Title'], ['J1', 'Available', 'Ring']), {}, 'products');
    expect(pieces.body).toMatchObject({
      updated: 1,
      notices: [
        { column: 'Status', value: 'Available', message: expect.stringMatching(/remains Sold$/) },
        { column: 'Stock #', value: 'J1', code: 'SOLD' },
      ],
    });
  });
});

describe('notices about duplicate report numbers', () => {
  test('reports a report number that is duplicated within the file or in stock', async () => {
    const columns = ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Lab', 'Certificate #'];
    const row = (key: string, lab: string, number: string) => [key, 'RB', '1', '100', lab, number];
    await send(csv(columns, row('OLD', 'GIA', '1234567890'), row('OFF', 'GIA', '555')));
    await app.em().getConnection().execute("update diamond set is_active = false where stock_id = 'OFF'");
    const file = csv(
      columns,
      row('NEW', 'GIA', '1234567890'),
      row('A', 'GIA', '777'),
      row('B', 'GIA', '777'),
      row('C', 'IGI', '777'),
      row('D', 'GIA', '555'),
      row('E', 'GIA', 'none'),
      row('F', 'GIA', 'none'),
    );
    const { status, body } = await send(file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      inserted: 7,
      noticeCounts: [{ code: 'SAME_REPORT', count: 3 }],
      notices: [
        { line: 2, column: 'Certificate #', value: '1234567890', message: 'is also the report number of OLD in stock' },
        { line: 3, value: '777', message: 'is also the report number of line 4' },
        { line: 4, value: '777', message: 'is also the report number of line 3' },
      ],
    });
    // The new item has the report number of a stone that the file deactivates.
    const renumbered = await send(csv(columns, row('NEWER', 'GIA', '1234567890')), { mode: 'replace' });
    expect(renumbered.body).toMatchObject({ inserted: 1, notices: [] });
  });

  test('reports a duplicate jewelry report number', async () => {
    const columns = ['Stock #', 'Type', 'Price', 'Cert Num'];
    const { body } = await send(csv(columns, ['J1', 'ring', '1', 'R-1'], ['J2', 'ring', '1', 'R-1']), {}, 'products');
    expect(body).toMatchObject({ inserted: 2, noticeCounts: [{ code: 'SAME_REPORT', count: 2 }] });
  });
});
