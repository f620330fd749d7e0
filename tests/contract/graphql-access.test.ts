import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  OperationTypeNode,
} from 'graphql';
import { graphqlSchema } from '../../server/src/graphql/schema.ts';
import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { allScopes, isScope, type Scope } from '../../server/src/kernel/use-cases/scope.ts';
import { listen } from '../integration/live/listening.ts';
import { createKey } from '../support/keys.ts';
import { createPerson, newSession, type People, type Person, signInPeople, viewAs } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type RequiredAccess = 'guest' | 'anyone' | 'signedIn' | 'administrator' | 'testKey';

/** All operations with the callers that are allowed to call them. New operations must be added here. */
const matrix: Record<string, RequiredAccess> = {
  // queries
  siteSettings: 'guest',
  operatorSettings: 'administrator',
  homepage: 'guest',
  aboutUs: 'guest',
  termsOfSale: 'guest',
  maintenance: 'guest',
  lastUpdate: 'guest',
  contactInfo: 'guest',
  supportInfo: 'guest',
  orderDocumentSettings: 'administrator',
  contactMessages: 'administrator',
  contactMessage: 'administrator',
  errorCatalogue: 'guest',
  rateLimit: 'guest',
  programLimits: 'guest',
  feedStatus: 'guest',
  shows: 'anyone',
  show: 'anyone',
  advertisedShow: 'anyone',
  pageSettings: 'anyone',
  allPageSettings: 'anyone',
  pageFilters: 'anyone',
  pageFilter: 'anyone',
  pageLists: 'administrator',
  pageViews: 'administrator',
  dashboard: 'administrator',
  failedHouseMails: 'administrator',
  securityEvents: 'administrator',
  systemStatus: 'administrator',
  failedJobs: 'administrator',
  referenceLists: 'guest',
  countries: 'guest',
  emailChannels: 'anyone',
  emailTemplates: 'administrator',
  emailTemplate: 'administrator',
  emailPlaceholders: 'administrator',
  previewEmail: 'administrator',
  emailDispatches: 'administrator',
  emailDispatch: 'administrator',
  emailDeliveries: 'administrator',
  emailRecipients: 'administrator',
  emailChannelReports: 'administrator',
  emailChannelReport: 'administrator',
  currentUser: 'anyone',
  users: 'administrator',
  user: 'administrator',
  diamonds: 'anyone',
  stockView: 'administrator',
  stockHold: 'administrator',
  diamond: 'anyone',
  highlightedDiamond: 'anyone',
  similarDiamonds: 'anyone',
  jewelleryPieces: 'anyone',
  jewelleryPiece: 'anyone',
  bracelet: 'anyone',
  bracelets: 'anyone',
  braceletVariants: 'anyone',
  customNecklace: 'anyone',
  customNecklaces: 'anyone',
  eternityRing: 'anyone',
  eternityRings: 'anyone',
  eternityRingsDeletion: 'administrator',
  genericDiamond: 'anyone',
  genericDiamonds: 'anyone',
  meleeLot: 'anyone',
  meleeLots: 'anyone',
  ringSetting: 'anyone',
  ringSettings: 'anyone',
  ringConfig: 'anyone',
  defaultGenericDiamond: 'anyone',
  fittingRingSettings: 'anyone',
  searchStock: 'anyone',
  stockByNumbers: 'anyone',
  stockFeed: 'signedIn',
  unfitRingSettings: 'anyone',
  unfitDiamonds: 'anyone',
  unfitGenericDiamonds: 'anyone',
  ringDraft: 'anyone',
  wishlist: 'signedIn',
  wishlists: 'administrator',
  wishedItems: 'administrator',
  wishlistShares: 'signedIn',
  wishlistDocumentUrl: 'signedIn',
  sharedWishlist: 'anyone',
  priceLists: 'signedIn',
  cart: 'signedIn',
  holds: 'signedIn',
  myOrders: 'signedIn',
  orderFeed: 'signedIn',
  orders: 'administrator',
  order: 'signedIn',
  orderDraft: 'administrator',
  orderChangeDraft: 'administrator',
  auditLog: 'administrator',
  bulkStockChanges: 'administrator',
  // subscriptions
  stockChanges: 'anyone',
  houseEvents: 'administrator',
  importRuns: 'administrator',
  importRun: 'administrator',
  // sign-in
  register: 'guest',
  confirmEmail: 'guest',
  resendConfirmation: 'guest',
  logIn: 'guest',
  requestPasswordReset: 'guest',
  resetPassword: 'guest',
  // own account
  refreshSession: 'signedIn',
  signOut: 'signedIn',
  changePassword: 'signedIn',
  createAddress: 'signedIn',
  updateAddress: 'signedIn',
  deleteAddress: 'signedIn',
  setNewsletterSubscriptions: 'signedIn',
  // users
  setUserApproval: 'administrator',
  setUserBlock: 'administrator',
  setUserRole: 'administrator',
  setUserLogo: 'administrator',
  setUserPrimaryColor: 'administrator',
  setUserDomain: 'administrator',
  addUserMarkup: 'administrator',
  removeUserMarkup: 'administrator',
  grantPageAccess: 'administrator',
  revokePageAccess: 'administrator',
  deleteUser: 'administrator',
  userDeletion: 'administrator',
  createUser: 'administrator',
  updateUser: 'administrator',
  mailPasswordLink: 'administrator',
  sendConfirmationLinks: 'administrator',
  setPageAccess: 'administrator',
  markupRegions: 'administrator',
  tryPrice: 'administrator',
  userWishlist: 'administrator',
  userCart: 'administrator',
  beginViewing: 'administrator',
  endViewing: 'signedIn',
  // newsletters
  createEmailChannel: 'administrator',
  renameEmailChannel: 'administrator',
  deleteEmailChannel: 'administrator',
  unsubscribe: 'guest',
  // email campaigns
  createEmailTemplate: 'administrator',
  updateEmailTemplate: 'administrator',
  deleteEmailTemplate: 'administrator',
  sendEmail: 'administrator',
  cancelEmailDispatch: 'administrator',
  retryEmailDispatch: 'administrator',
  sendTestEmail: 'administrator',
  // system status
  retryFailedJobs: 'administrator',
  discardFailedJobs: 'administrator',
  testEmailDelivery: 'administrator',
  testStorage: 'administrator',
  // site
  sendContactMessage: 'guest',
  sendInvitation: 'signedIn',
  updateHomepage: 'administrator',
  updateAboutUs: 'administrator',
  setMaintenance: 'administrator',
  updateContactInfo: 'administrator',
  updateOrderDocumentSettings: 'administrator',
  replaceSupportContacts: 'administrator',
  markContactMessageHandled: 'administrator',
  setContactMessageStatus: 'administrator',
  answerContactMessage: 'administrator',
  sendContactAnswerAgain: 'administrator',
  // stock
  createDiamond: 'administrator',
  updateDiamond: 'administrator',
  changeDiamondStatus: 'administrator',
  highlightDiamond: 'administrator',
  makeDiamondSet: 'administrator',
  splitDiamondSet: 'administrator',
  holdStock: 'administrator',
  endStockHold: 'administrator',
  addToWaitingList: 'administrator',
  removeFromWaitingList: 'administrator',
  moveInWaitingList: 'administrator',
  createBracelet: 'administrator',
  updateBracelet: 'administrator',
  createCustomNecklace: 'administrator',
  updateCustomNecklace: 'administrator',
  createJewelleryPiece: 'administrator',
  updateJewelleryPiece: 'administrator',
  deleteJewelleryPiece: 'administrator',
  holdJewelleryPiece: 'administrator',
  exportStock: 'administrator',
  exportList: 'signedIn',
  sendPriceList: 'signedIn',
  schedulePriceList: 'signedIn',
  stopPriceList: 'signedIn',
  // webhooks
  webhookEndpoints: 'signedIn',
  webhookDeliveries: 'signedIn',
  webhookDelivery: 'signedIn',
  createWebhookEndpoint: 'signedIn',
  updateWebhookEndpoint: 'signedIn',
  deleteWebhookEndpoint: 'signedIn',
  rotateWebhookSecret: 'signedIn',
  revealWebhookSecret: 'signedIn',
  sendTestWebhook: 'signedIn',
  retryWebhookDelivery: 'signedIn',
  replayWebhooks: 'signedIn',
  setStockNote: 'signedIn',
  apiKeys: 'signedIn',
  apiKey: 'signedIn',
  createApiKey: 'signedIn',
  updateApiKey: 'signedIn',
  rotateApiKey: 'signedIn',
  revokeApiKey: 'signedIn',
  savedViews: 'administrator',
  createSavedView: 'administrator',
  updateSavedView: 'administrator',
  deleteSavedView: 'administrator',
  importStock: 'administrator',
  importProfiles: 'administrator',
  importProfile: 'administrator',
  createImportProfile: 'administrator',
  updateImportProfile: 'administrator',
  deleteImportProfile: 'administrator',
  fetchImportFile: 'administrator',
  startImport: 'administrator',
  cancelImport: 'administrator',
  undoImport: 'administrator',
  setStockActive: 'administrator',
  changeStock: 'administrator',
  undoStockChange: 'administrator',
  uploadImage: 'administrator',
  createEternityRing: 'administrator',
  updateEternityRing: 'administrator',
  deleteAllEternityRings: 'administrator',
  createGenericDiamond: 'administrator',
  updateGenericDiamond: 'administrator',
  createMeleeLot: 'administrator',
  updateMeleeLot: 'administrator',
  createRingSetting: 'administrator',
  updateRingSetting: 'administrator',
  deleteRingSetting: 'administrator',
  // shows
  createShow: 'administrator',
  updateShow: 'administrator',
  deleteShow: 'administrator',
  setShowActive: 'administrator',
  setShowAdvertised: 'administrator',
  // page settings
  createPageSettings: 'administrator',
  updatePageSettings: 'administrator',
  replacePageSettings: 'administrator',
  deletePageSettings: 'administrator',
  createPageFilter: 'administrator',
  updatePageFilter: 'administrator',
  deletePageFilter: 'administrator',
  movePageFilters: 'administrator',
  createPageFilterOption: 'administrator',
  updatePageFilterOption: 'administrator',
  deletePageFilterOption: 'administrator',
  // wishlist, cart and orders
  addToWishlist: 'signedIn',
  removeFromWishlist: 'signedIn',
  shareWishlist: 'signedIn',
  unshareWishlist: 'signedIn',
  addToCart: 'signedIn',
  removeFromCart: 'signedIn',
  placeOrder: 'signedIn',
  cancelOrder: 'signedIn',
  moveTestOrder: 'testKey',
  placeHolds: 'signedIn',
  extendHold: 'signedIn',
  releaseHold: 'signedIn',
  reorder: 'signedIn',
  changeOrderStatus: 'administrator',
  createOrder: 'administrator',
  updateOrder: 'administrator',
  deleteOrder: 'administrator',
  returnToStock: 'administrator',
  sendOrderMessage: 'administrator',
  resendOrderMessage: 'administrator',
  // ring builder
  setConfiguredRingSetting: 'administrator',
  setConfiguredDiamond: 'administrator',
  setDefaultGenericDiamond: 'administrator',
};

/**
 * Operations that API keys can call, by required scope. The operations under `every` are available to every key. API
 * keys cannot call any other operation.
 */
const openToKeys: Readonly<Partial<Record<Scope | 'every', readonly string[]>>> = {
  every: [
    'aboutUs',
    'advertisedShow',
    'allPageSettings',
    'contactInfo',
    'countries',
    'errorCatalogue',
    'feedStatus',
    'homepage',
    'maintenance',
    'pageFilter',
    'pageFilters',
    'pageSettings',
    'programLimits',
    'rateLimit',
    'referenceLists',
    'show',
    'shows',
    'siteSettings',
    'supportInfo',
    'termsOfSale',
  ],
  STOCK_READ: [
    'bracelet',
    'braceletVariants',
    'bracelets',
    'customNecklace',
    'customNecklaces',
    'defaultGenericDiamond',
    'diamond',
    'diamonds',
    'eternityRing',
    'eternityRings',
    'fittingRingSettings',
    'genericDiamond',
    'genericDiamonds',
    'highlightedDiamond',
    'jewelleryPiece',
    'jewelleryPieces',
    'lastUpdate',
    'meleeLot',
    'meleeLots',
    'ringConfig',
    'ringDraft',
    'ringSetting',
    'ringSettings',
    'searchStock',
    'similarDiamonds',
    'stockByNumbers',
    'stockFeed',
    'unfitDiamonds',
    'unfitGenericDiamonds',
    'unfitRingSettings',
    'exportList',
  ],
  HOLDS_WRITE: ['extendHold', 'holds', 'placeHolds', 'releaseHold'],
  ORDERS_READ: ['cart', 'myOrders', 'order', 'orderFeed'],
  ORDERS_WRITE: ['addToCart', 'cancelOrder', 'moveTestOrder', 'placeOrder', 'removeFromCart', 'reorder'],
  WEBHOOKS_MANAGE: [
    'createWebhookEndpoint',
    'deleteWebhookEndpoint',
    'replayWebhooks',
    'retryWebhookDelivery',
    'revealWebhookSecret',
    'rotateWebhookSecret',
    'sendTestWebhook',
    'updateWebhookEndpoint',
    'webhookDeliveries',
    'webhookDelivery',
    'webhookEndpoints',
  ],
};

/** Operations that test keys cannot call, because they access a user's own cart. */
const closedToTests = ['addToCart', 'cart', 'removeFromCart', 'reorder'];

const schema = graphqlSchema();
const operations = Object.values(OperationTypeNode).flatMap((kind) => {
  const root = schema.getRootType(kind);
  return Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field, name: field.name }));
});

/** Returns a literal that is valid for the type, with IDs that do not exist. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const includedFields = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return `{${includedFields.map(({ name, type: t }: GraphQLInputField) => `${name}: ${literal(t)}`).join(', ')}}`;
  }
  switch (isScalarType(type) ? type.name : '') {
    case 'ID':
      return '"999999999"';
    case 'Boolean':
      return 'true';
    case 'String':
      return '"nothing"';
    case 'Date':
      return '"2099-01-01"';
    case 'DateTime':
      return '"2099-01-01T00:00:00Z"';
    default:
      return '1';
  }
}

const selection = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type);
  return isObjectType(type) || isInterfaceType(type) ? ' { __typename }' : '';
};

const takesFile = (type: GraphQLInputType): boolean => {
  const namedType = getNamedType(type);
  if (isInputObjectType(namedType))
    return Object.values(namedType.getFields()).some((f) => isRequiredInputField(f) && takesFile(f.type));
  return namedType.name === 'Upload';
};

test('lists exactly the GraphQL operations of the schema in the access matrix', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(matrix).sort());
});

test('marks exactly the administrator operations as administrator-only in the schema', () => {
  const printed = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const marked = Object.values(OperationTypeNode)
    .map((kind) => printed.getRootType(kind))
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'administrators'));
  const administrators = Object.keys(matrix).filter((name) => matrix[name] === 'administrator');
  expect(marked.map(({ name }) => name).sort()).toEqual(administrators.sort());
});

describe('access to GraphQL operations', () => {
  let app: TestApp;
  let people: People;
  let shopper: Person;
  /**
   * API keys per scope: with only that scope, with all other scopes, and as a test key with only that scope. An
   * administrator owns them, so that the owner's permissions do not limit them.
   */
  const keys = {
    only: new Map<Scope, string>(),
    without: new Map<Scope | undefined, string>(),
    test: new Map<Scope, string>(),
  };
  beforeAll(async () => {
    app = await startTestApp();
    people = await signInPeople(app);
    shopper = await createPerson(app);
    const owner = await createPerson(app, { role: UserRole.ADMINISTRATOR });
    const keyWith = async (scopes: readonly Scope[]) => (await createKey(app, owner, scopes)).key;
    keys.without.set(undefined, await keyWith(allScopes));
    for (const scope of allScopes) {
      keys.only.set(scope, await keyWith([scope]));
      keys.test.set(scope, (await createKey(app, owner, [scope], { isTest: true })).key);
      keys.without.set(scope, await keyWith(allScopes.filter((other) => other !== scope)));
    }
  });
  afterAll(() => app.stop());

  /** Mutations that invalidate the caller's session or token. */
  const endsToken = ['signOut', 'refreshSession'];

  async function call(kind: string, field: GraphQLField<unknown, unknown>, callerToken: string | null) {
    const token = endsToken.includes(field.name) ? newSession(app, callerToken) : callerToken;
    const required = field.args.filter(isRequiredArgument);
    if (required.some(({ type }) => takesFile(type))) return callWithFile(field, token);
    if (kind === OperationTypeNode.SUBSCRIPTION) return stream(field, token);
    const args = required.map(({ name, type }: GraphQLArgument) => `${name}: ${literal(type)}`).join(', ');
    return app.graphql(`${kind} { ${field.name}${args ? `(${args})` : ''}${selection(field)} }`, {}, token);
  }

  /** Opens a subscription, and closes it when it has been accepted or rejected. */
  async function stream(field: GraphQLField<unknown, unknown>, token: string | null) {
    const { status, refusal, stop } = await listen(app, `subscription { ${field.name}${selection(field)} }`, token);
    stop();
    return { status, errors: refusal ? [{ extensions: refusal }] : [] };
  }

  /** Sends a GraphQL multipart request. The file is in the field `file` of the input. */
  async function callWithFile(field: GraphQLField<unknown, unknown>, token: string | null) {
    const [input] = field.args;
    const query = `mutation ($input: ${input?.type}) { ${field.name}(input: $input)${selection(field)} }`;
    const form = new FormData();
    const kind = field.name === 'importStock' ? { kind: 'DIAMOND' } : {};
    form.set('operations', JSON.stringify({ query, variables: { input: { ...kind, file: null } } }));
    form.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
    form.set('0', new Blob(['nothing of use']), 'nothing.csv');
    const response = await app.rest<{
      errors?: { extensions: { code: string; reason?: string; details?: object[] } }[];
    }>('POST', '/graphql', {
      form,
      token,
      headers: { 'apollo-require-preflight': 'true' },
    });
    return { status: response.status, errors: response.body.errors ?? [] };
  }

  const isForbidden = ({ errors }: { errors: { extensions: { code: string } }[] }): boolean =>
    errors.some(({ extensions }) => extensions.code === 'FORBIDDEN');

  /**
   * Operations that require the scope PRICES_READ in addition to their own, because their input contains a total
   * price.
   */
  const needsPrices = ['placeOrder'];
  /** Returns the expected error reason for a key that has only the scope of the operation. */
  const reasonFor = {
    key: (name: string) =>
      matrix[name] === 'testKey' ? 'TEST_KEY_NEEDED' : needsPrices.includes(name) ? 'SCOPE_MISSING' : undefined,
    testKey: (name: string) =>
      closedToTests.includes(name) ? 'TEST_KEY' : needsPrices.includes(name) ? 'SCOPE_MISSING' : undefined,
  };
  const reasonOf = ({ errors }: { errors: { extensions: { code: string; reason?: string } }[] }) =>
    errors.find(({ extensions }) => extensions.code === 'FORBIDDEN')?.extensions.reason;

  /**
   * Mutations that are allowed during impersonation, because they change no data: ending the impersonation, signing
   * out, and signing the URL of a list export.
   */
  const openToObservers = ['endViewing', 'signOut', 'exportList'];
  /** Queries that are not allowed during impersonation, because they return data about a user's credentials. */
  const closedToObservers = ['apiKeys', 'apiKey'];

  describe.each(operations.map((operation) => [operation.name, operation] as const))(
    'GraphQL operation %s',
    (name, { kind, field }) => {
      const access = matrix[name];

      test.each(['anonymous', 'shopper', 'agent', 'administrator'] as const)(
        'checks access for caller %s',
        async (persona) => {
          const mayCall =
            access === 'guest' ||
            access === 'anyone' ||
            (access === 'signedIn' && persona !== 'anonymous') ||
            (persona === 'administrator' && access !== 'testKey');
          const response = await call(kind, field, people[persona]);
          expect(isForbidden(response)).toBe(!mayCall);
          expect(response.errors.filter(({ extensions }) => extensions.code === 'INTERNAL_ERROR')).toEqual([]);
        },
      );

      test('rejects mutations while an administrator impersonates a user', async () => {
        const onlyReads = kind !== 'mutation' && !closedToObservers.includes(name);
        const mayCall = access !== 'administrator' && (onlyReads || openToObservers.includes(name));
        const response = await call(kind, field, await viewAs(app, people.administrator, shopper.id));
        expect(isForbidden(response)).toBe(!mayCall);
        const isReadOnly = response.errors.some(({ extensions }) => extensions.reason === 'READ_ONLY');
        expect(isReadOnly).toBe(!onlyReads && access !== 'administrator' && !mayCall);
      });

      test('requires API keys to have the scope of the operation', async () => {
        const [opening] = Object.entries(openToKeys).flatMap(([scope, names]) => (names.includes(name) ? [scope] : []));
        if (opening === 'every') {
          expect(isForbidden(await call(kind, field, keys.only.get('WEBHOOKS_MANAGE') ?? ''))).toBe(false);
          return;
        }
        const scope = opening !== undefined && isScope(opening) ? opening : undefined;
        const { errors } = await call(kind, field, keys.without.get(scope) ?? '');
        const refusal = errors.find(({ extensions }) => extensions.code === 'FORBIDDEN');
        expect(refusal?.extensions.reason).toBe(access === 'administrator' ? undefined : 'SCOPE_MISSING');
        expect(refusal).toBeDefined();
        if (!scope) return;
        expect(refusal?.extensions.details).toEqual([{ path: '', message: `the key lacks the scope ${scope}` }]);
        expect(reasonOf(await call(kind, field, keys.only.get(scope) ?? ''))).toBe(reasonFor.key(name));
        expect(reasonOf(await call(kind, field, keys.test.get(scope) ?? ''))).toBe(reasonFor.testKey(name));
      });

      test('accepts an invalid access token only for public operations', async () => {
        const response = await call(kind, field, 'not.a.token');
        expect(isForbidden(response)).toBe(access !== 'guest');
        expect(response.status).toBe(access === 'guest' ? 200 : 401);
      });
    },
  );

  /** Operations that are available in maintenance mode: site information, sign-in and unsubscribing. */
  const openWhileClosed = [
    ...[
      'maintenance',
      'siteSettings',
      'contactInfo',
      'logIn',
      'refreshSession',
      'signOut',
      'unsubscribe',
      'endViewing',
    ],
  ];

  test('rejects all callers except administrators in maintenance mode', async () => {
    const setMaintenance = (isEnabled: boolean) =>
      app.rest('PUT', `/api/site/maintenance?isenabled=${isEnabled}`, { token: people.administrator });
    await setMaintenance(true);
    try {
      for (const { name, kind, field } of operations) {
        for (const persona of ['anonymous', 'shopper', 'agent', 'administrator'] as const) {
          const { status, errors } = await call(kind, field, people[persona]);
          const isClosed = errors.some(({ extensions }) => extensions.reason === 'MAINTENANCE');
          const isOpen = persona === 'administrator' || openWhileClosed.includes(name);
          expect({ name, persona, isClosed, isUnavailable: status === 503 }).toEqual({
            ...{ name, persona, isClosed: !isOpen, isUnavailable: !isOpen },
          });
        }
        // Enables maintenance mode again, because an operation of this loop may have disabled it.
        await setMaintenance(true);
      }
    } finally {
      await setMaintenance(false);
    }
  });
});
