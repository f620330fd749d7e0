import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/** Changes of one record that know no version, and why. */
const withoutVersion: Record<string, string> = {
  // The row has no version of its own: what is set is the whole of what there is, and the last word counts.
  setUserApproval: 'account',
  setUserBlock: 'account',
  setUserDomain: 'account',
  setUserLogo: 'account',
  setUserPrimaryColor: 'account',
  setUserRole: 'account',
  deleteUser: 'account',
  updateAddress: 'address',
  removeUserMarkup: 'is added and removed, never changed',
  revokePageAccess: 'is granted and revoked, never changed',
  renameEmailChannel: 'has a name and nothing else',
  deleteEmailChannel: 'has a name and nothing else',
  updatePageFilterOption: 'part of a filter',
  deletePageFilterOption: 'part of a filter',
  // One of a kind.
  setConfiguredDiamond: 'a choice',
  setConfiguredRingSetting: 'a choice',
  setDefaultGenericDiamond: 'a choice',
  setNewsletterSubscriptions: 'the caller’s own choice',
  markContactMessageHandled: 'is handled or not',
  cancelEmailDispatch: 'is sent or not',
  changePassword: 'needs the current one',
  // Several records at once.
  changeStock: 'expectedCount',
  deleteAllEternityRings: 'all of them',
  movePageFilters: 'says the whole order',
  removeFromCart: 'lines of one’s own',
  removeFromWishlist: 'lines of one’s own',
};

const changes = /^(update|set|change|delete|cancel|remove|revoke|rename|replace|move|mark|highlight|hold)/;

test('every change of one record takes the version that was looked at', () => {
  const mutations = Object.values(
    buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {},
  );
  const without = mutations
    .filter(({ name }) => changes.test(name))
    .filter(({ args }) => {
      const input = args[0] && getNamedType(args[0].type);
      return !(isInputObjectType(input) && 'expectedVersion' in input.getFields());
    })
    .map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(withoutVersion).sort());
});

describe('a stale change is refused, and changes nothing', () => {
  let app: TestApp;
  let admin: Person;
  let buyer: Person;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    buyer = await createPerson(app);
  });
  afterAll(() => app.stop());

  const change = (name: string, type: string, input: object) =>
    app.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input }, admin.token);

  const rows = async (table: string): Promise<unknown> =>
    app.em().getConnection().execute(`select * from ${table} order by 1`);

  async function made<T>(query: string, input: object): Promise<T> {
    const { data, errors } = await app.graphql<Record<string, T>>(query, { input }, admin.token);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as T;
  }

  const subjects: Record<string, () => Promise<{ table: string; calls: [string, string, object][] }>> = {
    stones: async () => {
      const id = await createStone(app);
      return {
        table: 'diamond',
        calls: [
          ['changeDiamondStatus', 'ChangeDiamondStatusInput', { id, status: 'HOLD' }],
          ['highlightDiamond', 'HighlightDiamondInput', { id }],
        ],
      };
    },
    shows: async () => {
      const { show } = await made<{ show: { id: string } }>(
        'mutation ($input: CreateShowInput!) { createShow(input: $input) { show { id } } }',
        { show: { name: 'Fair', location: 'Basel' } },
      );
      return {
        table: 'show',
        calls: [
          ['setShowActive', 'SetShowActiveInput', { id: show.id, isActive: false }],
          ['setShowAdvertised', 'SetShowAdvertisedInput', { id: show.id, isAdvertised: true }],
          ['deleteShow', 'DeleteShowInput', { id: show.id }],
        ],
      };
    },
    templates: async () => {
      const { template } = await made<{ template: { id: string } }>(
        'mutation ($input: CreateEmailTemplateInput!) { createEmailTemplate(input: $input) { template { id } } }',
        { name: 'News', subject: 'News', body: '<p>News</p>' },
      );
      return {
        table: 'email_template',
        calls: [['deleteEmailTemplate', 'DeleteEmailTemplateInput', { id: template.id }]],
      };
    },
    jewellery: async () => {
      const { jewelleryPiece } = await made<{ jewelleryPiece: { id: string } }>(
        'mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
        { jewelleryPiece: { title: 'Ring', type: 'RING', webPrice: 100 } },
      );
      return {
        table: 'jewellery_piece',
        calls: [
          ['holdJewelleryPiece', 'HoldJewelleryPieceInput', { id: jewelleryPiece.id, userId: String(buyer.id) }],
          ['deleteJewelleryPiece', 'DeleteJewelleryPieceInput', { id: jewelleryPiece.id }],
        ],
      };
    },
  };

  test.each(Object.keys(subjects))('%s', async (name) => {
    const { table, calls } = (await subjects[name]?.()) ?? { table: '', calls: [] };
    const before = await rows(table);
    for (const [call, type, input] of calls) {
      const { errors } = await change(call, type, { ...input, expectedVersion: 99 });
      expect({ call, ...errors[0]?.extensions }).toMatchObject({
        call,
        code: 'INVALID_REQUEST',
        reason: 'STALE_VERSION',
      });
      expect(await rows(table)).toEqual(before);
    }
    for (const [call, type, input] of calls) expect((await change(call, type, input)).errors).toEqual([]);
  });

  test('a hold that is sent again under its key changes nothing more, and another one under it is refused', async () => {
    const id = await createStone(app);
    const hold = (input: object) =>
      change('changeDiamondStatus', 'ChangeDiamondStatusInput', { id, idempotencyKey: `hold-${id}`, ...input });
    const first = { status: 'HOLD', holdUserId: String(buyer.id) };
    expect((await hold(first)).errors).toEqual([]);
    await app.rest('PATCH', `/api/diamonds/${id}/status`, { token: admin.token, body: { status: 1 } });
    expect((await hold(first)).errors).toEqual([]);
    expect(await stoneState(app, id)).toMatchObject({ status: 1 });
    expect((await hold({ status: 'MEMO' })).errors[0]?.extensions).toMatchObject({ reason: 'IDEMPOTENCY_MISMATCH' });
    expect((await hold({ ...first, idempotencyKey: `again-${id}` })).errors).toEqual([]);
    expect(await stoneState(app, id)).toMatchObject({ status: 2, holdUserId: buyer.id });
  });
});
