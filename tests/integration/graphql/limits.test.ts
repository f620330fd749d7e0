import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const rejectionWith = (status: number, reason: string) => ({
  status,
  data: null,
  errors: [{ extensions: { code: 'INVALID_REQUEST', errorCode: 90, reason, requestId: expect.any(String) } }],
});

/** Returns a query in which `lineSetStones` is nested. */
const nested = (levels: number): string =>
  `{ diamonds(page: { size: 1 }) { items { ${'lineSetStones { '.repeat(levels - 2)} id ${'} '.repeat(levels)}}`;

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, n) => (n % 2 ? `a${n}: __typename` : `a${n}: errorCatalogue { code }`)).join(' ')} }`;

describe('GraphQL document limits', () => {
  test('rejects more than ten levels of fields, without counting fragments as levels', async () => {
    expect(await app.graphql(nested(10), {}, people.shopper)).toMatchObject(rejectionWith(400, 'TOO_DEEP'));
    const inFragments = `{ diamonds(page: { size: 1 }) { ...P } } fragment P on DiamondPage { ... on DiamondPage { items { id } } }`;
    expect((await app.graphql(inFragments)).errors).toEqual([]);
  });

  test('rejects more than thirty aliases, and counts aliases at each use of a fragment', async () => {
    expect((await app.graphql(aliases(30))).errors).toEqual([]);
    expect(await app.graphql(aliases(31))).toMatchObject(rejectionWith(400, 'TOO_MANY_ALIASES'));
    const spread = `{ ${Array.from({ length: 7 }, (_, n) => `a${n}: diamonds(page: { size: 1 }) { ...P }`).join(' ')} }
      fragment P on DiamondPage { b: index c: index d: index e: index }`;
    expect(await app.graphql(spread)).toMatchObject(rejectionWith(400, 'TOO_MANY_ALIASES'));
  });

  test('counts aliases for __typename', async () => {
    const names = Array.from({ length: 640 }, (_, n) => `a${n}: __typename`).join(' ');
    const query = `{ diamonds(page: { size: 500 }) { items { ${names} } } }`;
    expect(await app.graphql(query)).toMatchObject(rejectionWith(400, 'TOO_MANY_ALIASES'));
  });

  test('rejects more than 2,000 selections after fragments are expanded', async () => {
    const columns = (count: number) => `fragment C on Diamond { ${'id '.repeat(count)} }`;
    const twice = (count: number) => `{ diamonds { items { ...C ...C } } } ${columns(count)}`;
    expect((await app.graphql(twice(90))).errors).toEqual([]);
    expect(await app.graphql(twice(1_000))).toMatchObject(rejectionWith(400, 'COST_EXCEEDED'));
  });

  /** Returns a query of about 1,000 characters that selects 2^25 fields. */
  const doubling = (
    typeCondition: string,
    root: (within: string) => string,
    again: (name: string) => string,
  ): string => {
    const spreads = Array.from(
      { length: 25 },
      (_, n) => `fragment F${n} on ${typeCondition} { ${again(`...F${n + 1}`)} }`,
    );
    return `{ ${root('...F0')} } ${spreads.join(' ')} fragment F25 on ${typeCondition} { ...G } fragment G on ${typeCondition} { __typename }`;
  };
  const stones = (within: string) => `diamonds(page: { size: 1 }) { items { ${within} } }`;

  test.each([
    ['twice', 'Diamond', stones, (next: string) => `${next} ${next}`],
    ['in inline fragments', 'Diamond', stones, (next: string) => `... on Diamond { ${next} } ... { ${next} }`],
    ['under conditions', 'Diamond', stones, (next: string) => `${next} @include(if: true) ${next} @skip(if: false)`],
    ['below fields', 'Diamond', stones, (next: string) => `lineSetStones { ${next} } ${next}`],
    ['below aliases', 'Diamond', stones, (next: string) => `a: lineSetStones { ${next} } b: lineSetStones { ${next} }`],
    [
      'in the introspection schema',
      '__Type',
      (within: string) => `__schema { types { ${within} } }`,
      (next: string) => `${next} ${next}`,
    ],
  ])('rejects fragments that expand exponentially: %s', async (_, typeCondition, root, again) => {
    const query = doubling(typeCondition, root, again);
    // Sends the document several times, because documents are interpreted on first use and then compiled.
    for (let time = 0; time < 3; time++) {
      expect(await app.graphql(query, {}, people.shopper)).toMatchObject(rejectionWith(400, 'COST_EXCEEDED'));
    }
  });

  test('names cyclic and unknown fragments in the error', async () => {
    const { status, errors } = await app.graphql(
      '{ cart { lines { ...A } } } fragment A on BasketLine { ...B ...B } fragment B on BasketLine { ...A ...None }',
    );
    expect(status).toBe(400);
    const messages = errors.map(({ message }) => message).join(' ');
    expect(messages).toContain('Cannot spread fragment "A" within itself');
    expect(messages).toContain('Unknown fragment "None"');
  });

  test('reports a repeated directive once, and other validation errors at most twenty times', async () => {
    const repeated = `{ errorCatalogue { code ${'@include(if: true) '.repeat(200)} } }`;
    const once = await app.graphql(repeated);
    expect(once).toMatchObject(rejectionWith(400, 'VALIDATION_FAILED'));
    expect(once.errors).toHaveLength(1);
    const unknown = `{ errorCatalogue { ${Array.from({ length: 900 }, (_, n) => `x${n}`).join(' ')} } }`;
    const many = await app.graphql(unknown);
    expect(many.status).toBe(400);
    expect(many.errors).toHaveLength(20);
  });

  test('rejects a document with more than 2,000 tokens', async () => {
    const long = `{ errorCatalogue { ${'code '.repeat(2_000)} } }`;
    expect(await app.graphql(long)).toMatchObject(rejectionWith(400, 'TOO_LARGE'));
  });

  test('rejects a batch of operations', async () => {
    const response = await app.rest('POST', '/graphql', { body: [{ query: '{ __typename }' }] });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_REQUEST', errorCode: 90 } }] });
  });

  test('rejects fragments that expand exponentially, even if they select no fields', async () => {
    const again = (level: number): string => `...F${level} @include(if: true)`;
    const fragments = Array.from(
      { length: 13 },
      (_, level) => `fragment F${level} on BasketLine { ${again(level + 1)} ${again(level + 1)} }`,
    );
    const query = `{ cart { lines { ...F0 } } } ${fragments.join(' ')} fragment F13 on BasketLine { ... on JewelleryLine { id } }`;
    expect(await app.graphql(query)).toMatchObject({ errors: [{ extensions: { reason: 'COST_EXCEEDED' } }] });
  });
});

test('rejects invalid JSON with a GraphQL error', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body: '{"query":' });
  expect(response.status).toBe(400);
  const { errors } = rejectionWith(400, 'VALIDATION_FAILED');
  expect(await response.json()).toMatchObject({ errors });
});

describe('cost of a GraphQL operation', () => {
  const costOf = async (query: string, variables = {}): Promise<unknown> => {
    const { errors, extensions } = await app.graphql(query, variables, people.administrator);
    expect(errors).toEqual([]);
    return extensions.cost;
  };
  const list = (size: string) =>
    `{ diamonds(page: { ${size} }) { items { stockNumber shape { label } price { total } } } }`;

  test.each([
    ['a root field costs one', '{ __typename errorCatalogue { code } a: errorCatalogue { code } }', 3],
    ['rows cost the size of the page', list('size: 100'), 101],
    ['36 rows are counted if no size is given', '{ diamonds { items { id } } }', 37],
    ['a total costs five', '{ diamonds { total } }', 6],
    ['each facet costs ten', '{ diamonds { facets(fields: [SHAPE, COLOR]) { field } } }', 21],
    ['a list without pages counts as ten', '{ diamonds { items { lineSetStones { id } } } }', 397],
    [
      'a field that is selected twice counts once',
      '{ diamonds { items { id } ...P } } fragment P on DiamondPage { items { carats } }',
      37,
    ],
    [
      'the most expensive of several types counts',
      '{ cart { lines { id ... on DiamondLine { diamond { id } } ... on DiamondSetLine { diamonds { id } } } } }',
      111,
    ],
    ['skipped fields cost nothing', '{ diamonds { index items @skip(if: true) { id } total @include(if: false) } }', 1],
  ])('charges the expected cost: %s', async (_, query, requested) => {
    expect(await costOf(query)).toMatchObject({ requested });
  });

  test('charges a cost of ten for a mutation', async () => {
    expect(await costOf('mutation { refreshSession { session { expiresAt } } }')).toMatchObject({ requested: 10 });
  });

  test('computes the cost from the values and defaults of variables and conditions', async () => {
    const query = `query ($page: PageInput = { size: 20 }, $count: Boolean = false) {
      diamonds(page: $page) { items { id } total @include(if: $count) }
    }`;
    expect(await costOf(query)).toMatchObject({ requested: 21 });
    expect(await costOf(query, { page: { size: 50 } })).toMatchObject({ requested: 51 });
    expect(await costOf(query, { page: {}, count: true })).toMatchObject({ requested: 42 });
    const size = 'query ($size: Int!) { diamonds(page: { size: $size }) { items { id } } }';
    expect(await costOf(size, { size: 3 })).toMatchObject({ requested: 4 });
  });

  test('rejects a cost above 5,000 for the given variables, including compiled operations', async () => {
    const query = 'query ($page: PageInput) { diamonds(page: $page) { items { id lineSetStones { id } } } }';
    for (let time = 0; time < 3; time++)
      expect(await costOf(query, { page: { size: 2 } })).toMatchObject({ requested: 23 });
    const tooMuch = await app.graphql(query, { page: { size: 500 } }, people.administrator);
    expect(tooMuch).toMatchObject(rejectionWith(400, 'COST_EXCEEDED'));
    expect(tooMuch.errors[0]?.message).toBe('The operation costs 5501. The limit is 5000.');
    expect(tooMuch.extensions.cost).toEqual({ requested: 5_501, remaining: expect.any(Number) });
  });

  test('rejects an invalid page size with an error about the argument instead of the cost', async () => {
    const { errors } = await app.graphql('{ diamonds(page: { size: 100000 }) { items { id } } }');
    expect(errors).toMatchObject([{ extensions: { reason: 'VALIDATION_FAILED', details: [{ path: 'page.size' }] } }]);
  });
});

describe('GraphQL introspection', () => {
  const schema = '{ __schema { types { name } } }';

  test('allows introspection only for signed-in users', async () => {
    expect((await app.graphql(schema, {}, people.shopper)).errors).toEqual([]);
    const hidden = [
      '{ ...S } fragment S on Query { s: __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
    ];
    for (const query of [schema, ...hidden]) {
      const { status, data, errors } = await app.graphql(query);
      expect({ status, data }).toEqual({ status: 401, data: null });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', errorCode: 70 } }]);
      expect(errors[0]?.message).toContain('sign in');
    }
  });

  test('allows __typename for everyone', async () => {
    const { data } = await app.graphql('{ __typename errorCatalogue { __typename } }');
    expect(data).toMatchObject({ __typename: 'Query' });
  });
});
