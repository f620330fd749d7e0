import 'reflect-metadata';
import { graphqlSchema } from './graphql/schema.ts';
import { getMetadataStorage, graphqlFields } from './kernel/graphql.ts';
import { type FieldPlan, inputClasses, keywordsOf, planOf } from './kernel/input/input-plan.ts';
import { longestList } from './kernel/input/json-limits.ts';
import { entities, restRoutes } from './modules/index.ts';

/* Checks that every list and every string in an input has a maximum length. New inputs are included automatically. */

// Creates the stock input classes, which are generated at run time.
graphqlSchema();

/** One field of an input class. */
interface InputField {
  /** Names of the class and the field. */
  readonly name: string;
  readonly plan: FieldPlan;
  /** Merged JSON Schema keywords of the value. */
  readonly keywords: Readonly<Record<string, unknown>>;
  /** Merged JSON Schema keywords of the entries of a list. */
  readonly itemKeywords: Readonly<Record<string, unknown>>;
  /** TypeScript type of the field. Undefined for fields that are declared in code. */
  readonly type: unknown;
  readonly isGraphqlList: boolean;
}

/**
 * Input classes of requests. Entities are excluded, because their rules are for derived inputs. `Variables` is
 * excluded, because it describes the environment.
 */
const requestClasses = inputClasses().filter(
  (type) => !entities.some((entity) => entity === type) && type.name !== 'Variables',
);

const fields: readonly InputField[] = requestClasses.flatMap((type) =>
  [...planOf(type).fields.values()].map((plan) => ({
    name: `${type.name}.${plan.name}`,
    plan,
    keywords: keywordsOf(plan.rules.filter(({ each }) => !each)),
    itemKeywords: keywordsOf(plan.rules.filter(({ each }) => each)),
    type: Reflect.getMetadata('design:type', type.prototype, plan.name),
    isGraphqlList: graphqlFields(type).some(
      ({ name, typeOptions }) => name === plan.name && typeOptions.array === true,
    ),
  })),
);

const isList = ({ type, isGraphqlList, plan, keywords }: InputField): boolean =>
  type === Array ||
  isGraphqlList ||
  plan.rules.some(({ each }) => each) ||
  ['array', 'maxItems', 'minItems', 'uniqueItems'].some((keyword) => keyword in keywords || keywords.type === keyword);

describe('input classes', () => {
  const lists = fields.filter(isList);

  test('contain list fields and text fields', () => {
    expect(lists.length).toBeGreaterThan(80);
    expect(lists.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['RegisterInput.furtherAddresses', 'DiamondFilter.ids', 'OrderFilter.statuses']),
    );
    expect(fields.filter(({ keywords }) => keywords.type === 'string').length).toBeGreaterThan(200);
  });

  test('limit the length of every list field', () => {
    const unbounded = lists.filter(({ plan: { isList, maxItems } }) => !isList || (maxItems ?? Infinity) > longestList);
    expect(unbounded.map(({ name }) => name)).toEqual([]);
  });

  test('limit the length of every text field', () => {
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

  test('declare the type of every bounded number', () => {
    const untyped = fields.filter(
      ({ keywords }) => ('minimum' in keywords || 'maximum' in keywords) && !('type' in keywords),
    );
    expect(untyped.map(({ name }) => name)).toEqual([]);
  });

  test('have validation rules for every list field of GraphQL inputs', () => {
    const unknown = getMetadataStorage().inputTypes.flatMap(({ name: type, target }) =>
      graphqlFields(target)
        .filter(({ typeOptions }) => typeOptions.array === true)
        .filter(({ name }) => !lists.some((list) => list.name === `${target.name}.${name}`))
        .map(({ name }) => `${type}.${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Returns the paths of lists without `maxItems` in a JSON Schema. */
function unboundedLists(json: unknown, at: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const ownPaths = 'type' in json && json.type === 'array' && !('maxItems' in json) ? [at] : [];
  return [...ownPaths, ...Object.entries(json).flatMap(([key, value]) => unboundedLists(value, `${at}.${key}`))];
}

test('limits the length of every list in the bodies and queries of REST routes', () => {
  const unbounded = restRoutes.flatMap(({ method, path, describes: { body, query } }) =>
    unboundedLists({ body, query }, `${method} ${path}`),
  );
  expect(unbounded).toEqual([]);
});
