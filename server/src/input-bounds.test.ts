import 'reflect-metadata';
import { graphqlSchema } from './graphql/schema.ts';
import { getMetadataStorage } from './kernel/graphql.ts';
import { type FieldPlan, inputClasses, planOf } from './kernel/input/input-plan.ts';
import { longestList } from './kernel/input/json-limits.ts';
import { entities, restRoutes } from './modules/index.ts';

/* Every list in an input has a maximum length, and so has every text. New inputs are included automatically. */

// Makes the inputs of stock, which are no classes in the source.
graphqlSchema();

/** One field of one input class. */
interface InputField {
  /** With its class. */
  readonly name: string;
  readonly plan: FieldPlan;
  /** Keywords of the value, and of the values of a list. */
  readonly keywords: Readonly<Record<string, unknown>>;
  readonly itemKeywords: Readonly<Record<string, unknown>>;
  /** The type in TypeScript, if the decorator is at a property in the source. */
  readonly type: unknown;
  readonly isGraphqlList: boolean;
}

const isSameOrBase = (base: unknown, type: object): boolean =>
  base === type || (typeof base === 'function' && Object.prototype.isPrototypeOf.call(base, type));

/** Classes that requests are read into. Entities have rules for the inputs that derive from them; `Variables` is the environment. */
const requestClasses = inputClasses().filter(
  (type) => !entities.some((entity) => entity === type) && type.name !== 'Variables',
);

const fields: readonly InputField[] = requestClasses.flatMap((type) =>
  [...planOf(type).fields.values()].map((plan) => ({
    name: `${type.name}.${plan.name}`,
    plan,
    keywords: Object.assign({}, ...plan.rules.filter(({ each }) => !each).map(({ keywords }) => keywords)),
    itemKeywords: Object.assign({}, ...plan.rules.filter(({ each }) => each).map(({ keywords }) => keywords)),
    type: Reflect.getMetadata('design:type', type.prototype, plan.name),
    isGraphqlList: getMetadataStorage().fields.some(
      ({ name, target, typeOptions }) => name === plan.name && isSameOrBase(target, type) && typeOptions.array === true,
    ),
  })),
);

const isList = ({ type, isGraphqlList, plan, keywords }: InputField): boolean =>
  type === Array ||
  isGraphqlList ||
  plan.rules.some(({ each }) => each) ||
  ['array', 'maxItems', 'minItems', 'uniqueItems'].some((word) => word in keywords || keywords.type === word);

describe('input classes', () => {
  const lists = fields.filter(isList);

  test('have lists and texts', () => {
    expect(lists.length).toBeGreaterThan(80);
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['RegisterInput.furtherAddresses', 'DiamondFilter.ids', 'OrderFilter.statuses']),
    );
    expect(fields.filter(({ keywords }) => keywords.type === 'string').length).toBeGreaterThan(200);
  });

  test('say of every list how long it may be', () => {
    const unbounded = lists.filter(({ plan: { isList, maxItems } }) => !isList || (maxItems ?? Infinity) > longestList);
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  test('say of every text how long it may be', () => {
    const isBounded = (keywords: InputField['keywords']) => 'maxLength' in keywords || 'enum' in keywords;
    const texts = fields.filter(
      ({ type, keywords, plan }) => keywords.type === 'string' || (type === String && plan.rules.length === 0),
    );
    const listed = fields.filter(({ itemKeywords }) => itemKeywords.type === 'string');
    const unbounded = [
      ...texts.filter(({ keywords }) => !isBounded(keywords)),
      ...listed.filter(({ itemKeywords }) => !isBounded(itemKeywords)),
    ];
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  test('say of every bounded number that it is a number', () => {
    const untyped = fields.filter(
      ({ keywords }) => ('minimum' in keywords || 'maximum' in keywords) && !('type' in keywords),
    );
    expect(untyped.map(({ name }) => name)).toEqual([]);
  });

  test('are what GraphQL takes: no list of its inputs is unknown to the rules', () => {
    const unknown = getMetadataStorage().inputTypes.flatMap(({ name: type, target }) => {
      const listed = getMetadataStorage().fields.filter((field) => isSameOrBase(field.target, target));
      return listed
        .filter(({ typeOptions }) => typeOptions.array === true)
        .filter(({ name }) => !lists.some((list) => list.name === `${target.name}.${name}`))
        .map(({ name }) => `${type}.${name}`);
    });
    expect(unknown).toEqual([]);
  });
});

/** Lists of a JSON schema without `maxItems`, by where they are. */
function unboundedLists(json: unknown, at: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const own = 'type' in json && json.type === 'array' && !('maxItems' in json) ? [at] : [];
  return [...own, ...Object.entries(json).flatMap(([key, value]) => unboundedLists(value, `${at}.${key}`))];
}

test('bodies and queries of REST calls say of every list how long it may be', () => {
  const found = restRoutes.flatMap(({ method, path, describes: { body, query } }) =>
    unboundedLists({ body, query }, `${method} ${path}`),
  );
  expect(found).toEqual([]);
});
