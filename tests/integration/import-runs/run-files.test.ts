import { importsModule } from '../../../server/src/modules/imports/index.ts';
import { createLogger } from '../../../server/src/platform/logger.ts';
import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv } from '../import/files.ts';
import { ended, fetched, fileOf, listRuns, type RunView, readRun, started } from './runs.ts';

/* Tests the stored files of an import run: the imported file, and the file with its rejected rows. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const run = async (content: string, input: Record<string, unknown> = {}, name = 'stock.csv'): Promise<RunView> =>
  ended(app, people.administrator, (await started(app, people.administrator, fileOf(content, name), input)).id);
const execute = (statement: string) => app.em().getConnection().execute(statement);

test('returns the imported file unchanged under its original name', async () => {
  const content = '\uFEFFStock #;Shape;Weight;Price Per Carat\r\nF1;RB;1,5;100\r\n';
  const { file, fileBytes } = await run(content, {}, 'Bestand "März" (1).csv');
  expect(fileBytes).toBe(Buffer.byteLength(content));
  expect(file?.fileName).toBe('Bestand "März" (1).csv');
  expect(await fetched(app, file?.url ?? '')).toBe(content);
  const { headers } = await fetch(`${app.url}${file?.url}`);
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename=Bestand--M-rz---1-.csv; filename*=UTF-8''Bestand%20%22M%C3%A4rz%22%20%281%29.csv",
  );
});

test('returns rejected rows as CSV with line numbers and all reasons', async () => {
  const content = [
    'Our stock of today,,,,',
    'Stock #,Shape,Weight,Price Per Carat,Note',
    'R1,RB,1,100,fine',
    'R2,Potato,much,100,"=1+1 and a ""quote"""',
    'R3,RB,1,100,"two\nlines"',
    'R4,RB,1,100,beyond,the header',
    'R5,RB,1,100,',
    'R5,PR,2,200,again',
  ].join('\n');
  const endedRun = await run(content, { skipInvalid: true }, 'today.csv');
  expect(endedRun).toMatchObject({ state: 'DONE', report: { inserted: 2, skipped: 4 } });
  expect(endedRun.rejectedRows?.fileName).toBe('today-rejected.csv');
  expect((await fetched(app, endedRun.rejectedRows?.url ?? '')).split('\r\n')).toEqual([
    '\uFEFFStock #,Shape,Weight,Price Per Carat,Note,line,reason',
    `R2,Potato,much,100,"'=1+1 and a ""quote""",4,Shape is not a valid value; Weight is not a number`,
    'R4,RB,1,100,beyond,6,"has 6 cells, but the header has 5",the header',
    'R5,RB,1,100,,7,Stock # is also in line 8',
    'R5,PR,2,200,again,8,Stock # is also in line 7',
    '',
  ]);
  const rejection = await run(content);
  expect(rejection).toMatchObject({ state: 'REFUSED', failure: { problemCount: 5 } });
  expect(await fetched(app, rejection.rejectedRows?.url ?? '')).toBe(
    await fetched(app, endedRun.rejectedRows?.url ?? ''),
  );
});

test('assigns thousands of problems of several kinds to their rows', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => [
    `T${index % 2_500}`,
    index % 3 === 0 ? 'Potato' : 'RB',
    index % 2 === 0 ? 'x' : '1',
    '100',
  ]);
  const endedRun = await run(csv(['Stock #', 'Shape', 'Weight', 'Price Per Carat'], ...rows), { skipInvalid: true });
  const rejected = (await fetched(app, endedRun.rejectedRows?.url ?? '')).trim().split('\r\n').slice(1);
  const isRepeated = (index: number) => index % 2_500 < 500;
  const expected = rows.flatMap(([number, shape, weight], index) => {
    const faults = Number(shape !== 'RB') + Number(weight === 'x') + Number(isRepeated(index));
    return faults > 0 ? [`${number} ${index + 2} ${faults}`] : [];
  });
  const problems = rejected.map((line) => {
    const [number, , , , location = '', ...reasons] = line.split(',');
    return `${number} ${location} ${reasons.join(',').split('; ').length}`;
  });
  expect(problems).toEqual(expected);
});

test('returns no rejected rows for problems that concern the whole file', async () => {
  const rejection = await run(csv(['Stock #', 'Shape', 'Shape', 'Weight'], ['W1', 'RB', 'PR', '1']));
  expect(rejection).toMatchObject({ state: 'REFUSED', rejectedRows: null });
});

test('restricts import files to administrators, and deletes files and dry runs after their retention period', async () => {
  const dryRun = await run(csv(['Stock #', 'Shape', 'Weight', 'Price Per Carat'], ['D1', 'RB', '1', '1']), {
    dryRun: true,
  });
  const url = dryRun.file?.url ?? '';
  expect((await fetch(`${app.url}${url.slice(0, -2)}`)).status).toBe(401);
  const days = await app
    .em()
    .getConnection()
    .execute<{ days: number }[]>(
      'select distinct round(extract(epoch from forget_at - now()) / 86400)::int as days from kept_file order by days',
    );
  expect(days.map((row) => row.days)).toEqual([1, 90]);
  await execute("update kept_file set forget_at = now() - interval '1 second'");
  await app.services.keptFiles.deleteExpired();
  expect(await readRun(app, people.administrator, dryRun.id)).toMatchObject({ file: null, rejectedRows: null });
  expect((await fetch(`${app.url}${url}`)).status).toBe(404);
  const again = await app.graphql(
    'mutation ($input: StartImportInput!) { startImport(input: $input) { run { id } } }',
    { input: { kind: 'DIAMOND', fileOf: dryRun.id } },
    people.administrator,
  );
  expect(again.errors[0]?.extensions).toMatchObject({ errorCode: 95, details: [{ path: 'fileOf' }] });
  await execute("update import_run set ended_at = now() - interval '2 days'");
  const cleanupJob = importsModule.jobs.find(({ queue }) => queue === 'catalogue.forget-dry-runs');
  await cleanupJob?.handle({ em: app.em(), services: app.services, log: createLogger('silent') }, {});
  const remaining = await listRuns(app, people.administrator);
  expect(remaining.length).toBeGreaterThan(0);
  expect(remaining.filter(({ isDryRun }) => isDryRun)).toEqual([]);
});
