import { type People, signInPeople } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { changing } from './changing.ts';

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

test('first', async () => {
  const { change, undo } = changing(app, () => people.administrator);
  const ids = await createStones(app, [{}, {}, { pricePerCarat: '5' }]);
  const dry = await change({ diamonds: { ids, set: { pricePerCarat: 5 } } }, { dryRun: true });
  console.log(JSON.stringify(dry));
  const real = await change({ diamonds: { ids, set: { pricePerCarat: 5 }, status: { status: 'MEMO' } } });
  console.log(JSON.stringify(real));
  const undone = await undo(real.outcome?.undoToken ?? '');
  console.log(JSON.stringify(undone));
  console.log(await app.em().getConnection().execute('select id, price_per_carat, status, version from diamond'));
  console.log(await app.em().getConnection().execute('select * from audit_entry'));
});
