import {
  buildSchema,
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  specifiedDirectives,
} from 'graphql';
import { AppError } from '../kernel/errors/errors.ts';
import { administrator, anyone } from '../kernel/use-cases/access.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { isForAdministrators, markForAdministrators } from '../kernel/use-cases/for-administrators.ts';
import { query } from '../kernel/use-cases/use-case.ts';
import { markOperations } from './operation-access.ts';
import { administratorsDirective, printSchemas } from './print-schemas.ts';

const calls = {
  open: query(anyone, async (ctx) => ctx.em.getContext()),
  closed: query(administrator, async (ctx) => ctx.em.getContext()),
};
const root = (name: keyof typeof calls) => ({
  type: GraphQLInt,
  resolve: (_root: unknown, _args: unknown, ctx: RequestContext) => calls[name](ctx),
});
const stone = () => {
  const only = new GraphQLObjectType({ name: 'Only', fields: { a: { type: GraphQLInt } } });
  return new GraphQLObjectType({
    name: 'Stone',
    fields: { weight: { type: GraphQLInt }, vendor: { type: GraphQLInt }, only: { type: only } },
  });
};
const plant = (): GraphQLSchema => {
  const Stone = stone();
  const Sort = new GraphQLEnumType({ name: 'Sort', values: { WEIGHT: {}, VENDOR: {} } });
  const Filter = new GraphQLInputObjectType({
    name: 'Filter',
    fields: { vendor: { type: GraphQLBoolean }, weight: { type: GraphQLInt } },
  });
  const stones = {
    type: new GraphQLList(Stone),
    args: { filter: { type: Filter }, vendor: { type: Sort } },
    resolve: root('open').resolve,
  };
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { stones, vendor: root('closed') } }),
    directives: [...specifiedDirectives, administratorsDirective],
  });
  const { vendor, only } = Stone.getFields();
  for (const part of [vendor, only, Filter.getFields().vendor, Sort.getValue('VENDOR')])
    if (part) markForAdministrators(part);
  return schema;
};

test('marks administrator-only fields, and omits them and the types that only they use from the partner schema', async () => {
  const { whole, forPartners } = printSchemas(await markOperations(plant()));
  expect(whole.match(/^ +(\w+).*@administrators$/gm)?.map((line) => line.trim())).toEqual([
    'vendor: Boolean @administrators',
    'vendor: Int @administrators',
    'VENDOR @administrators',
    'only: Only @administrators',
    'vendor: Int @administrators',
  ]);
  expect(buildSchema(whole).getDirective('administrators')).toBeDefined();
  expect(forPartners).not.toContain('administrators');
  expect(forPartners).not.toContain('VENDOR');
  expect(forPartners).not.toContain('Only');
  expect(forPartners.match(/vendor.*/g)).toEqual(['vendor: Sort): [Stone]']);
});

test('throws if an operation fails with an unexpected error before its access rule is checked', async () => {
  const schema = plant();
  const field = schema.getQueryType()?.getFields().vendor;
  if (field) field.resolve = () => Reflect.get(Object(undefined), 'a').b;
  await expect(markOperations(schema)).rejects.toThrow('cannot determine the access rule of vendor');
});

test('does not mark an operation that is rejected for another reason', async () => {
  const schema = plant();
  const field = schema.getQueryType()?.getFields().vendor;
  if (field) field.resolve = () => Promise.reject(new AppError('INVALID_REQUEST'));
  await markOperations(schema);
  expect(field && isForAdministrators(field)).toBe(false);
});
