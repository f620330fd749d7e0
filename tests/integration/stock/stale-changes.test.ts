import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, stoneState } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { outboundHttpTo } from '../webhooks/webhook-helpers.ts';

/** Mutations that need no expected version, each with the reason. */
const withoutVersion: Record<string, string> = {
  // Mutations that change the caller's own data.
  changePassword: 'needs the current one',
  setNewsletterSubscriptions: 'all that the caller wants, chosen by nobody else',
  setStockNote: 'the own note, which nobody else writes',
  removeFromCart: 'lines are members of a set: gone is gone',
  removeFromWishlist: 'lines are members of a set: gone is gone',
  // Mutations that can be sent only once, or that cannot conflict with other changes.
  cancelEmailDispatch: 'is refused once the mails are on their way',
  cancelImport: 'is refused once the run has ended',
  removeFromWaitingList: 'entries of a list: gone is gone',
  moveInWaitingList: 'says the place, counted in the list of that moment',
  // Mutations that change several records at a time.
  changeStock: 'has expectedCount',
  replacePageSettings: 'has expectedContent, which stands for the filters and options too',
  deleteAllEternityRings: 'has expectedCount',
  movePageFilters: 'says the whole order of all filters of a page',
};

interface Subject {
  readonly table: string;
  /** ID of the row whose version is checked. */
  readonly id: number | string;
  /** Mutations to send in order, each with its name, input type and input. */
  readonly calls: readonly (readonly [call: string, type: string, input: object])[];
}

const changes = /^(update|set|change|delete|cancel|remove|revoke|rename|replace|move|mark|highlight|hold)/;

test('requires the expected version in every mutation that changes one record', () => {
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

describe('changes based on a stale version', () => {
  let app: TestApp;
  let admin: Person;
  let buyer: Person;
  beforeAll(async () => {
    app = await startTestApp({ services: { remotePosts: outboundHttpTo() } });
    admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    buyer = await createPerson(app);
  });
  afterAll(() => app.stop());

  const change = (name: string, type: string, input: object) =>
    app.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input }, admin.token);

  const rows = async (table: string): Promise<unknown> =>
    app.em().getConnection().execute(`select * from ${table} order by 1`);

  async function versionOf({ table, id }: Subject): Promise<number | null> {
    const row = await app
      .em()
      .getConnection()
      .execute<{ version: number }[]>(`select version from ${table} where id = ?`, [id]);
    return row[0]?.version ?? null;
  }

  async function createItem<T>(query: string, input: object): Promise<T> {
    const { data, errors } = await app.graphql<Record<string, T>>(query, { input }, admin.token);
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as T;
  }

  const subjects: Record<string, () => Promise<Subject>> = {
    stones: async () => {
      const id = await createStone(app);
      return {
        table: 'diamond',
        id: id,
        calls: [
          ['changeDiamondStatus', 'ChangeDiamondStatusInput', { id, status: 'HOLD' }],
          ['endStockHold', 'EndStockHoldInput', { kind: 'DIAMOND', id }],
          ['holdStock', 'HoldStockInput', { kind: 'DIAMOND', id }],
          ['highlightDiamond', 'HighlightDiamondInput', { id }],
        ],
      };
    },
    shows: async () => {
      const { show } = await createItem<{ show: { id: string } }>(
        'mutation ($input: CreateShowInput!) { createShow(input: $input) { show { id } } }',
        { show: { name: 'Fair', location: 'Basel' } },
      );
      return {
        table: 'show',
        id: show.id,
        calls: [
          ['setShowActive', 'SetShowActiveInput', { id: show.id, isActive: false }],
          ['setShowAdvertised', 'SetShowAdvertisedInput', { id: show.id, isAdvertised: true }],
          ['deleteShow', 'DeleteShowInput', { id: show.id }],
        ],
      };
    },
    templates: async () => {
      const { template } = await createItem<{ template: { id: string } }>(
        'mutation ($input: CreateEmailTemplateInput!) { createEmailTemplate(input: $input) { template { id } } }',
        { name: 'News', subject: 'News', body: '<p>News</p>' },
      );
      return {
        table: 'email_template',
        id: template.id,
        calls: [['deleteEmailTemplate', 'DeleteEmailTemplateInput', { id: template.id }]],
      };
    },
    jewellery: async () => {
      const { jewelleryPiece } = await createItem<{ jewelleryPiece: { id: string } }>(
        'mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
        { jewelleryPiece: { title: 'Ring', type: 'RING', webPrice: 100 } },
      );
      return {
        table: 'jewellery_piece',
        id: jewelleryPiece.id,
        calls: [
          ['holdJewelleryPiece', 'HoldJewelleryPieceInput', { id: jewelleryPiece.id, userId: String(buyer.id) }],
          ['deleteJewelleryPiece', 'DeleteJewelleryPieceInput', { id: jewelleryPiece.id }],
        ],
      };
    },
    users: async () => {
      const { id: userId } = await createPerson(app, { pages: [1], markups: [{ percent: '10' }] });
      const { data } = await app.graphql<{ user: { markups: { id: string }[]; accesses: { id: string }[] } }>(
        'query ($id: ID!) { user(id: $id) { markups { id } accesses { id } } }',
        { id: userId },
        admin.token,
      );
      return {
        table: 'user_account',
        id: userId,
        calls: [
          ['setUserRole', 'SetUserRoleInput', { userId, role: 'AGENT' }],
          ['setUserApproval', 'SetUserApprovalInput', { userId, isApproved: false }],
          ['setUserBlock', 'SetUserBlockInput', { userId, isBlocked: true }],
          ['setUserDomain', 'SetUserDomainInput', { userId, domain: `agent-${userId}.example.com` }],
          ['setUserPrimaryColor', 'SetUserPrimaryColorInput', { userId, color: '#123456' }],
          ['addUserMarkup', 'AddUserMarkupInput', { userId, markup: { percent: 5 } }],
          ['removeUserMarkup', 'RemoveUserMarkupInput', { markupId: data?.user.markups[0]?.id }],
          ['grantPageAccess', 'GrantPageAccessInput', { userId, page: 'MELEE' }],
          ['revokePageAccess', 'RevokePageAccessInput', { accessId: data?.user.accesses[0]?.id }],
          ['setPageAccess', 'SetPageAccessInput', { userId, pages: ['WHITE'] }],
          ['updateUser', 'UpdateUserInput', { userId, businessTypeId: 3 }],
          ['deleteUser', 'DeleteUserInput', { userId }],
        ],
      };
    },
    logos: async () => {
      const { id: userId } = await createPerson(app, { role: UserRole.AGENT });
      await app
        .em()
        .getConnection()
        .execute(`update user_account set logo_url = '/media/a.png' where id = ?`, [userId]);
      return {
        table: 'user_account',
        id: userId,
        calls: [['setUserLogo', 'SetUserLogoInput', { userId, image: null }]],
      };
    },
    addresses: async () => {
      const { address } = await createItem<{ address: { id: string } }>(
        'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { address { id } } }',
        { address: { firstName: 'Ada', lastName: 'Byron', address: 'Road 1', city: 'Basel', countryId: '56' } },
      );
      return {
        table: 'user_address',
        id: address.id,
        calls: [['updateAddress', 'UpdateAddressInput', { id: address.id, set: { city: 'Bern' } }]],
      };
    },
    'email channels': async () => {
      const { channel } = await createItem<{ channel: { id: string } }>(
        'mutation ($input: CreateEmailChannelInput!) { createEmailChannel(input: $input) { channel { id } } }',
        { name: 'Rubies' },
      );
      return {
        table: 'email_channel',
        id: channel.id,
        calls: [
          ['renameEmailChannel', 'RenameEmailChannelInput', { id: channel.id, name: 'Sapphires' }],
          ['deleteEmailChannel', 'DeleteEmailChannelInput', { id: channel.id }],
        ],
      };
    },
    'contact messages': async () => {
      await createItem('mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { email } }', {
        name: 'Ada',
        email: 'ada@example.com',
        message: 'Good morning',
      });
      const { data } = await app.graphql<{ contactMessages: { items: { id: string }[] } }>(
        '{ contactMessages { items { id } } }',
        {},
        admin.token,
      );
      const id = data?.contactMessages.items[0]?.id ?? '';
      return {
        table: 'contact_message',
        id,
        calls: [
          ['markContactMessageHandled', 'MarkContactMessageHandledInput', { id }],
          ['setContactMessageStatus', 'SetContactMessageStatusInput', { id, status: 'ANSWERED' }],
        ],
      };
    },
    webhooks: async () => {
      const { endpoint } = await createItem<{ endpoint: { id: string } }>(
        'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { endpoint { id } } }',
        { url: 'https://partner.example.com/', events: ['ORDER_PLACED'] },
      );
      const { id } = endpoint;
      return {
        table: 'webhook_endpoint',
        id,
        calls: [
          ['updateWebhookEndpoint', 'UpdateWebhookEndpointInput', { id, set: { isEnabled: false } }],
          ['rotateWebhookSecret', 'RotateWebhookSecretInput', { id }],
          ['deleteWebhookEndpoint', 'DeleteWebhookEndpointInput', { id }],
        ],
      };
    },
    maintenance: async () => ({
      table: 'maintenance',
      id: 1,
      calls: [['setMaintenance', 'SetMaintenanceInput', { message: 'Back at noon' }]],
    }),
    'page settings': async () => {
      const pageName = await page();
      const [settings] = await app
        .em()
        .getConnection()
        .execute<{ id: number }[]>(`select id from page_settings where page_name = '${pageName}'`);
      return {
        table: 'page_settings',
        id: settings?.id ?? 0,
        calls: [
          ['updatePageSettings', 'UpdatePageSettingsInput', { pageName, set: { title: 'Stale' } }],
          ['deletePageSettings', 'DeletePageSettingsInput', { pageName }],
        ],
      };
    },
    filters: async () => {
      const id = await filter('carats', 'RANGE');
      return {
        table: 'page_filter',
        id,
        calls: [
          ['updatePageFilter', 'UpdatePageFilterInput', { id, set: { label: 'Weight' } }],
          ['deletePageFilter', 'DeletePageFilterInput', { id }],
        ],
      };
    },
    'filter options': async () => {
      const filterId = await filter('shapeIds', 'MULTISELECT');
      const { option } = await createItem<{ option: { id: string } }>(
        'mutation ($input: CreatePageFilterOptionInput!) { createPageFilterOption(input: $input) { option { id } } }',
        { filterId, option: { value: '1', label: 'Round' } },
      );
      return {
        table: 'page_filter_option',
        id: option.id,
        calls: [
          ['updatePageFilterOption', 'UpdatePageFilterOptionInput', { id: option.id, set: { label: 'Rounds' } }],
          ['deletePageFilterOption', 'DeletePageFilterOptionInput', { id: option.id }],
        ],
      };
    },
    'ring settings': async () => {
      const id = await ringSetting();
      return {
        table: 'ring_setting',
        id,
        calls: [
          ['updateRingSetting', 'UpdateRingSettingInput', { id, set: { price: 950 } }],
          ['setStockActive', 'SetStockActiveInput', { kind: 'RING_SETTING', id, isActive: false }],
          ['deleteRingSetting', 'DeleteRingSettingInput', { id }],
        ],
      };
    },
    'the example ring': async () => {
      const stockNumber = `example ${await ringSetting()}`;
      await createStone(app, { stockId: stockNumber });
      return {
        table: 'ring_config',
        id: 1,
        calls: [
          ['setConfiguredRingSetting', 'SetConfiguredRingSettingInput', { ringSettingId: await ringSetting() }],
          ['setConfiguredDiamond', 'SetConfiguredDiamondInput', { stockNumber }],
        ],
      };
    },
    'the default stone': async () => ({
      table: 'default_generic_diamond',
      id: 1,
      calls: [['setDefaultGenericDiamond', 'SetDefaultGenericDiamondInput', { set: { pricePerCarat: 4321 } }]],
    }),
    orders: async () => {
      const diamondId = await createStone(app);
      const { order } = await createItem<{ order: { id: string } }>(
        'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }',
        { userId: buyer.id, idempotencyKey: `stale-${diamondId}`, lines: [{ item: { diamondId } }] },
      );
      return {
        table: 'sales_order',
        id: order.id,
        calls: [
          ['updateOrder', 'UpdateOrderInput', { id: order.id, set: { note: 'Gift wrap' } }],
          ['changeOrderStatus', 'ChangeOrderStatusInput', { id: order.id, status: 'CANCELLED' }],
          ['deleteOrder', 'DeleteOrderInput', { id: order.id }],
        ],
      };
    },
  };

  let pages = 0;
  async function page(): Promise<string> {
    pages += 1;
    const pageName = `stale-${pages}`;
    await createItem(
      'mutation ($input: CreatePageSettingsInput!) { createPageSettings(input: $input) { __typename } }',
      {
        pageName,
      },
    );
    return pageName;
  }

  const filter = async (field: string, kind: string): Promise<string> =>
    (
      await createItem<{ filter: { id: string } }>(
        'mutation ($input: CreatePageFilterInput!) { createPageFilter(input: $input) { filter { id } } }',
        { filter: { pageName: await page(), field, kind, label: field } },
      )
    ).filter.id;

  const ringSetting = async (): Promise<string> =>
    (
      await createItem<{ ringSetting: { id: string } }>(
        'mutation ($input: CreateRingSettingInput!) { createRingSetting(input: $input) { ringSetting { id } } }',
        { ringSetting: { name: 'Solitaire', price: 900, shapeIds: ['1'], caratsFrom: 0.5, caratsTo: 2 } },
      )
    ).ringSetting.id;

  test.each(Object.keys(subjects))('rejects changes to a stale version: %s', async (name) => {
    const subject = await subjects[name]?.();
    if (!subject) throw new Error('there is no such subject');
    const { table, calls } = subject;
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
    // A version can be used only once, because each change increments it.
    for (const [call, type, input] of calls) {
      const version = await versionOf(subject);
      expect({ call, errors: (await change(call, type, { ...input, expectedVersion: version })).errors }).toEqual({
        call,
        errors: [],
      });
      expect({ call, isAnother: (await versionOf(subject)) !== version }).toEqual({ call, isAnother: true });
    }
  });

  test('does not place a hold again for a repeated idempotency key, and rejects a used key with different input', async () => {
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

  test('does not place a jewelry hold again for a repeated idempotency key', async () => {
    const { jewelleryPiece } = await createItem<{ jewelleryPiece: { id: string } }>(
      'mutation ($input: CreateJewelleryPieceInput!) { createJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
      { jewelleryPiece: { title: 'Ring', type: 'RING', webPrice: 100 } },
    );
    const { id } = jewelleryPiece;
    const hold = (userId: string, idempotencyKey: string) =>
      change('holdJewelleryPiece', 'HoldJewelleryPieceInput', { id, userId, idempotencyKey });
    const heldFor = async () =>
      app.em().getConnection().execute('select hold_user_id, version from jewellery_piece where id = ?', [id]);
    const key = `piece-${id}`;
    expect((await hold(String(buyer.id), key)).errors).toEqual([]);
    await app
      .em()
      .getConnection()
      .execute(`update jewellery_piece set hold_user_id = null, status = 'Available' where id = ?`, [id]);
    const freed = await heldFor();
    expect(freed).toMatchObject([{ hold_user_id: null }]);
    expect((await hold(String(buyer.id), key)).errors).toEqual([]);
    expect(await heldFor()).toEqual(freed);
    expect((await hold(String(admin.id), key)).errors[0]?.extensions).toMatchObject({ reason: 'IDEMPOTENCY_MISMATCH' });
    expect(await heldFor()).toEqual(freed);
    expect((await hold(String(buyer.id), `${key}-again`)).errors).toEqual([]);
    expect(await heldFor()).toMatchObject([{ hold_user_id: buyer.id }]);
  });
});
