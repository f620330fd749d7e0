import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { readApiDocument } from '../../contract/api-document.ts';
import { goodRequest, send } from '../../contract/call-sender.ts';
import { documentedCalls } from '../../contract/documented-calls.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { importOverRest, stone } from '../import/files.ts';

/* Tests that invalid calendar dates are rejected in all inputs, and that the error names the field. */

let app: TestApp;
let administrator: Person;

beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const impossibleDays = ['2026-02-30', '2026-13-01', '2025-02-29', '2026-04-31', '2026-11-00', '0000-01-01'];
const impossibleInstants = [
  '2026-02-30T10:00:00Z',
  '2025-02-29T10:00:00+02:00',
  '2026-02-03T24:30:00Z',
  '2026-02-03T10:61:00Z',
  '2026-02-03T10:00:00+25:00',
];
const leapDay = '2028-02-29';
const leapInstant = '2028-02-29T23:30:00+05:30';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

describe('dates in REST bodies', () => {
  /** Returns the paths of all date fields in a schema. */
  function datesIn(root: Json, schema: unknown, path: readonly string[] = []): string[][] {
    if (!isJson(schema) || path.length > 6) return [];
    if (typeof schema.$ref === 'string') {
      const segments = schema.$ref.split('/').slice(1);
      const target = segments.reduce<unknown>((node, key) => (isJson(node) ? node[key] : undefined), root);
      return datesIn(root, target, path);
    }
    if (schema.format === 'date' || schema.format === 'date-time') return [[...path]];
    const inside = Object.entries(isJson(schema.properties) ? schema.properties : {}).flatMap(([name, property]) =>
      datesIn(root, property, [...path, name]),
    );
    const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => (Array.isArray(list) ? list : []));
    return [...inside, ...choices.flatMap((choice) => datesIn(root, choice, path))];
  }

  const withValue = (body: unknown, [name = '', ...rest]: readonly string[], value: unknown): Json => {
    const fields = isJson(body) ? body : {};
    return { ...fields, [name]: rest.length === 0 ? value : withValue(fields[name], rest, value) };
  };

  /**
   * Returns the body with the date at `path` set to `value`. If the valid request nests its fields in `product`, the
   * path is relative to `product`.
   */
  const bodyWith = (body: unknown, path: readonly string[], value: string): Json =>
    withValue(body, isJson(body) && isJson(body.product) && path[0] !== 'product' ? ['product', ...path] : path, value);

  const fieldsNamed = (body: Json): string[] => {
    const details: unknown[] = Array.isArray(body.details) ? body.details : [];
    return details.map((detail) => (isJson(detail) ? (String(detail.path).split('.').at(-1) ?? '') : ''));
  };

  test('rejects invalid dates in every documented REST body', async () => {
    const { json } = await readApiDocument(app);
    const root: Json = { ...json };
    const checkedFields = new Set<string>();
    for (const call of documentedCalls()) {
      const content = json.paths[call.path]?.[call.method.toLowerCase()]?.requestBody?.content?.['application/json'];
      const paths = content ? datesIn(root, Reflect.get(content, 'schema')) : [];
      if (paths.length === 0) continue;
      const validRequest = await goodRequest(app, call.name, administrator, administrator);
      const responseTo = (path: readonly string[], value: string) =>
        send<Json>(
          app,
          call,
          { ...validRequest, body: bodyWith(validRequest.body, path, value), headers: {} },
          administrator.token,
        );
      for (const path of new Map(paths.map((each) => [each.join('.'), each])).values()) {
        const field = path.at(-1) ?? '';
        checkedFields.add(field);
        for (const value of [...impossibleDays, ...impossibleInstants]) {
          const { status, body } = await responseTo(path, value);
          expect([call.name, field, value, status]).toEqual([call.name, field, value, 400]);
          expect(body).toMatchObject({ errorCode: 90 });
          expect(fieldsNamed(body)).toContain(field);
        }
        expect(JSON.stringify((await responseTo(path, leapDay)).body)).not.toContain('of the calendar');
      }
    }
    expect([...checkedFields]).toEqual(
      expect.arrayContaining(['memoDate', 'holdUntil', 'blockedUntil', 'sendAt', 'startDate', 'dateArrived']),
    );
  });
});

describe('dates in GraphQL arguments', () => {
  interface DateField {
    readonly operation: 'query' | 'mutation';
    readonly name: string;
    readonly argument: string;
    readonly type: GraphQLInputType;
    /** The other required arguments, as GraphQL text. */
    readonly besides: readonly string[];
    readonly path: readonly string[];
    readonly kind: string;
  }

  function* datesOf(type: GraphQLInputType, path: readonly string[]): Generator<{ path: string[]; kind: string }> {
    const namedType = getNamedType(type);
    if (namedType.name === 'Date' || namedType.name === 'DateTime') yield { path: [...path], kind: namedType.name };
    if (!isInputObjectType(namedType) || path.length > 5) return;
    for (const field of Object.values(namedType.getFields())) yield* datesOf(field.type, [...path, field.name]);
  }

  /** Returns a literal of the type: a date, the first value of an enum, or an input object with one text field. */
  function literalOf(type: GraphQLNamedType): string {
    if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
    const [first] = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
    return first === undefined ? `"${leapDay}"` : `{ ${first}: "1" }`;
  }

  function dateFields(schema: GraphQLSchema): DateField[] {
    return (['query', 'mutation'] as const).flatMap((operation) => {
      const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
      return Object.values(root?.getFields() ?? {}).flatMap(({ name, args }) =>
        args.flatMap((argument) =>
          [...datesOf(argument.type, [])].map((dateField) => ({
            ...dateField,
            operation,
            name,
            argument: argument.name,
            type: argument.type,
            besides: args
              .filter((other) => other !== argument && isRequiredArgument(other))
              .map((other) => `${other.name}: ${literalOf(getNamedType(other.type))}`),
          })),
        ),
      );
    });
  }

  /** Returns a value of the type in which only the date is set. */
  const valueAt = (type: GraphQLInputType, [name, ...rest]: readonly string[], value: string): unknown => {
    if (isNonNullType(type)) return valueAt(type.ofType, name === undefined ? [] : [name, ...rest], value);
    if (isListType(type)) return [valueAt(type.ofType, name === undefined ? [] : [name, ...rest], value)];
    if (name === undefined || !isInputObjectType(type)) return value;
    const field = type.getFields()[name];
    return field ? { [name]: valueAt(field.type, rest, value) } : {};
  };

  /** Sends the operation with `value` as the only date in its input. */
  const queryWith = ({ operation, name, argument, type, besides, path }: DateField, value: string) => {
    const argumentList = [`${argument}: $value`, ...besides].join(', ');
    return app.graphql(
      `${operation} ($value: ${String(type)}) { ${name}(${argumentList}) { __typename } }`,
      { value: valueAt(type, path, value) },
      administrator.token,
    );
  };

  /** Expects that invalid dates are rejected with the field's name, and that a leap day is accepted. */
  async function expectCalendar(field: DateField): Promise<void> {
    const { path, kind } = field;
    const invalidValues = kind === 'Date' ? impossibleDays.slice(0, 2) : impossibleInstants.slice(0, 3);
    const validValue = kind === 'Date' ? leapDay : leapInstant;
    for (const value of invalidValues) {
      const { errors } = await queryWith(field, value);
      const messages = errors.map(({ message }) => message).join('\n');
      expect(messages).toContain(path.length === 0 ? `"${value}"` : `"${value}" at "value.`);
      expect(messages).toContain(path.length === 0 ? '$value' : `.${path.at(-1)}"`);
    }
    expect(JSON.stringify((await queryWith(field, validValue)).errors)).not.toMatch(/Date(?:Time)? must be/);
  }

  test('rejects invalid dates in every GraphQL argument', async () => {
    const introspection = await app.graphql<IntrospectionQuery & Record<string, unknown>>(
      getIntrospectionQuery(),
      {},
      administrator.token,
    );
    if (!introspection.data) throw new Error('the schema cannot be read');
    const fields = dateFields(buildClientSchema(introspection.data));
    const names = fields.flatMap(({ path }) => path);
    for (const fieldName of ['memoDate', 'holdUntil', 'blockedUntil', 'sendAt', 'startDate', 'at'])
      expect(names).toContain(fieldName);
    for (const field of fields) await expectCalendar(field);
  });
});

describe('dates in import files', () => {
  const send = (date: string) =>
    importOverRest(app, `Stock #;Shape;Weight;Price Per Carat;Memo Date\nD1;RB;1;100;${date}`, {
      token: administrator.token,
    });

  test.each([...impossibleDays, ...impossibleInstants, '30-Feb-2026', '31 Apr 2026', '29-Feb-2025', '12-Foo-2026'])(
    'rejects the date %s in an import file',
    async (value) => {
      const { status, body } = await send(value);
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ row: 1, column: 'Memo Date', value, code: 'INVALID_DATE' }]);
    },
  );

  test.each([
    [leapDay, '2028-02-29T00:00:00.000Z'],
    [leapInstant, '2028-02-29T18:00:00.000Z'],
    ['29-Feb-2028', '2028-02-29T00:00:00.000Z'],
    ['3 nov 2026', '2026-11-03T00:00:00.000Z'],
  ])('reads the date %s as %s', async (value, expected) => {
    expect((await send(value)).body).toMatchObject({ problems: [] });
    expect(new Date(String((await stone(app, 'D1')).memo_date)).toISOString()).toBe(expected);
  });

  test.each([
    ['2026-02-30', null],
    ['31-Nov-2026', null],
    [leapDay, leapDay],
    // The date is stored as written, even if it is a different day in UTC.
    ['2026-11-20T01:00:00+05:00', '2026-11-20'],
  ])('reads or rejects the jewelry arrival date %s', async (value, expected) => {
    const { body } = await importOverRest(app, `Stock #;Type;Price;Date Received\nP1;Ring;100;${value}`, {
      token: administrator.token,
      type: 'products',
    });
    if (expected === null) expect(body.details).toMatchObject([{ row: 1, value, code: 'INVALID_DATE' }]);
    else {
      const [row] = await app
        .em()
        .getConnection()
        .execute<{ day: string }[]>("select date_arrived::text as day from jewellery_piece where stock_number = 'P1'");
      expect(row?.day).toBe(expected);
    }
  });
});
