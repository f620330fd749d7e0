import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
  validate,
  validateSchema,
} from 'graphql';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const printed = readFileSync('schema.partner.graphql', 'utf8');

describe('partner schema', () => {
  const schema = buildSchema(printed);

  test('prints a valid partner schema that contains nothing restricted to administrators', () => {
    expect(validateSchema(schema)).toEqual([]);
    expect(printed).not.toMatch(/Administrators only[:;]/);
    expect(printed).not.toContain('@administrators');
    for (const name of [
      'Diamond.vendor',
      'DiamondFilter.holdUserIds',
      'DiamondSortField.VENDOR',
      'ShowFilter.isActive',
    ])
      expect({ name, isThere: hasPart(schema, name) }).toEqual({ name, isThere: false });
    for (const name of ['users', 'auditLog', 'orders', 'wishlists', 'exportStock'])
      expect({ name, isThere: hasPart(schema, `Query.${name}`) || hasPart(schema, `Mutation.${name}`) }).toEqual({
        name,
        isThere: false,
      });
    for (const type of ['AuditEntry', 'DiamondPatch', 'DiamondMemo', 'EmailDispatch', 'UserFilter'])
      expect(schema.getType(type)).toBeUndefined();
  });

  test.each([
    ['list', 'query { diamonds(filter: { carats: { min: 1 } }, page: { size: 5 }) { total items { id carats } } }'],
    ['sign in', 'mutation { logIn(input: { email: "a@b.c", password: "x" }) { session { accessToken } } }'],
    ['choose', 'mutation { addToCart(input: { items: [{ diamondId: 1 }] }) { problems { index code explanation } } }'],
    ['order', 'mutation { placeOrder(input: { idempotencyKey: "12345678" }) { order { id status } } }'],
    ['follow', 'query { lastUpdate myOrders { items { id lines { description } } } }'],
  ])('supports the operation in the partner schema: %s', (_description, operation) => {
    expect(validate(schema, parse(operation)).map(({ message }) => message)).toEqual([]);
  });

  test('excludes administrator operations from the partner schema', () => {
    const operation = 'mutation { highlightDiamond(input: { id: 1 }) { diamond { id vendor } } }';
    expect(validate(schema, parse(operation))).not.toEqual([]);
  });
});

function hasPart(schema: GraphQLSchema, name: string): boolean {
  const [owner = '', part = ''] = name.split('.');
  const type = schema.getType(owner);
  if (isEnumType(type)) return type.getValue(part) != null;
  return (isObjectType(type) || isInputObjectType(type)) && part in type.getFields();
}

describe('GET /graphql/schema.graphql', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  test('serves the partner schema to everyone, compressed and with an ETag', async () => {
    const first = await fetch(`${app.url}/graphql/schema.graphql`, { headers: { origin: 'https://partner.example' } });
    expect(first.status).toBe(200);
    expect(await first.text()).toBe(printed);
    expect(first.headers.get('content-type')).toContain('text/plain');
    expect(first.headers.get('content-encoding')).toMatch(/^(gzip|br)$/);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('cache-control')).toContain('max-age');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${app.url}/graphql/schema.graphql`, { headers: { 'if-none-match': etag } });
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
  });
});
