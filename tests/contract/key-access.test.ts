import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { allScopes, type Scope } from '../../server/src/kernel/use-cases/scope.ts';
import { createKey } from '../support/keys.ts';
import { createPerson, type Person } from '../support/people.ts';
import { createStone } from '../support/stones.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ApiDocument, readApiDocument } from './api-document.ts';
import { goodRequest, send } from './call-sender.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';

/** Tests which REST calls API keys may make. `graphql-access.test.ts` covers GraphQL. */

/**
 * Returns the scope that a key needs for a call. Returns `every` if every key may make the call, and undefined if no
 * key may.
 */
const opening = (name: string): Scope | 'every' | undefined =>
  [
    [/^GET .api.(data|shows|pagesettings|filters|contact)(.(?!admin)|$)/, 'every'] as const,
    [/^GET .api.feed.status$/, 'every'] as const,
    [/^GET .api.site.(homepage|aboutus|maintenance|maintenance.message|domainLayout)$/, 'every'] as const,
    [
      /^GET .api.(diamonds|melee|bracelets|products|(ring_setting|eternity_ring|generic_diamond|custom_necklace)s)($|\/\{)/,
      'STOCK_READ',
    ] as const,
    [
      /^GET .api.(feed|diamonds.highlighted|ring_config.single|site.(defaultGenericDiamond|lastupdate))$/,
      'STOCK_READ',
    ] as const,
    [/^GET .api.(cart|orders.currentuser)$/, 'ORDERS_READ'] as const,
    [/^(POST|DELETE) .api.cart/, 'ORDERS_WRITE'] as const,
    [/^POST .api.orders$/, 'ORDERS_WRITE'] as const,
  ].find(([names]) => names.test(name))?.[1];

let app: TestApp;
let api: ApiDocument;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp();
  api = await readApiDocument(app);
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface ErrorFields {
  readonly errorCode?: number;
  readonly reason?: string;
  readonly details?: readonly { readonly message: string }[];
}

const calls = documentedCalls();

test('grants each scope access to the expected number of documented calls', () => {
  const count = (scope: string | undefined): number => calls.filter(({ name }) => opening(name) === scope).length;
  expect([count('every'), count('STOCK_READ'), count('ORDERS_READ'), count('ORDERS_WRITE')]).toEqual([26, 16, 2, 13]);
});

test.each(calls.map((call) => [call.name, call] as const))(
  'checks the scope of an API key: %s',
  async (name, call: DocumentedCall) => {
    const owner = await createPerson(app, { role: call.access === 'admin' ? UserRole.ADMINISTRATOR : UserRole.USER });
    const keyWith = async (scopes: readonly Scope[]) => (await createKey(app, owner, scopes)).key;
    const scope = opening(name);
    const { security } = api.operation(call);
    const accessDescriptions = security.flatMap((scheme) =>
      Object.entries(scheme).flatMap(([kind, scopes]) => (kind === 'apiKey' ? scopes : [])),
    );
    if (scope !== 'every') {
      const key = await keyWith(allScopes.filter((other) => other !== scope));
      const rejection = await send<ErrorFields>(app, call, await goodRequest(app, name, owner, administrator), key);
      expect(api.faultsOfAnswer(call, rejection)).toEqual([]);
      expect([rejection.status, rejection.body.errorCode]).toEqual([403, 70]);
      if (call.access !== 'admin') {
        const message = scope ? `the key lacks the scope ${scope}` : 'not available to API keys';
        expect([rejection.body.reason, rejection.body.details?.[0]?.message]).toEqual(['SCOPE_MISSING', message]);
      }
    }
    // The OpenAPI document lists no scope for calls that do not accept a token.
    expect(accessDescriptions).toEqual(
      scope === undefined || scope === 'every' || security.length === 0 ? [] : [scope],
    );
    if (scope === undefined) return;
    const isOrder = name === 'POST /api/orders';
    const key = await keyWith(
      scope === 'every' ? ['WEBHOOKS_MANAGE'] : [scope, ...(isOrder ? (['PRICES_READ'] as const) : [])],
    );
    const validRequest = await goodRequest(app, name, owner, administrator);
    // Users order their cart by sending no body. API keys must send the items and the total.
    const body = { items: [{ diamondId: await createStone(app) }], expectedTotal: 1_000 };
    const response = await send<ErrorFields>(app, call, isOrder ? { ...validRequest, body } : validRequest, key);
    expect(api.faultsOfAnswer(call, response)).toEqual([]);
    expect(response.status).toBeLessThan(300);
  },
);
