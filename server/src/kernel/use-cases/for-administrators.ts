import { type GraphQLSchema, isEnumType } from 'graphql';
import { Extensions, Field, type MiddlewareFn, UseMiddleware } from '../graphql.ts';
import { all } from '../input/rules.ts';
import { administrator } from './access.ts';
import type { RequestContext } from './context.ts';

/** Key in the schema extensions that marks a field or enum value as administrator-only. */
const mark = 'isForAdministrators';

/** Part of a schema that can have extensions: a field or an enum value. */
export interface Extended {
  readonly extensions?: Readonly<Record<PropertyKey, unknown>> | null | undefined;
}

/** Returns whether a field or enum value is administrator-only. */
export const isForAdministrators = ({ extensions }: Extended): boolean => extensions?.[mark] === true;

export const markForAdministrators = (part: { extensions: Readonly<Record<PropertyKey, unknown>> }): void => {
  part.extensions = { ...part.extensions, [mark]: true };
};

/**
 * Marks an input or output field as administrator-only. It does not check access. Access must be checked where the
 * value is read.
 */
export const ForAdministrators = (): PropertyDecorator => all(Extensions({ [mark]: true }));

const administratorsOnly: MiddlewareFn<RequestContext> = ({ context }, next) => {
  administrator.check(context);
  return next();
};

/** Restricts a field to administrators. Other callers get null and FORBIDDEN for this field only. */
export const AdministratorsOnly = (): PropertyDecorator =>
  all((target, property) => UseMiddleware(administratorsOnly)(target, property), ForAdministrators());

/** Adds a nullable GraphQL field that only administrators can read. Its value must not be loaded for other callers. */
export const AdminField = (type: () => object, { description }: { description: string }): PropertyDecorator =>
  all(
    Field(type, {
      nullable: true,
      simple: false,
      description: `${description} Administrators only: FORBIDDEN for other callers.`,
    }),
    AdministratorsOnly(),
  );

const marked = new Map<string, ReadonlySet<string>>();

/**
 * Marks values of an enum, identified by its schema name, as administrator-only. type-graphql cannot mark enum
 * values.
 */
export const valuesForAdministrators = (name: string, values: Iterable<string>): void => {
  marked.set(name, new Set(values));
};

/** Applies the administrator-only marks to the enums of a built schema. */
export function markValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const values = isEnumType(type) ? type.getValues() : [];
    for (const value of values) if (marked.get(type.name)?.has(value.name)) markForAdministrators(value);
  }
  return schema;
}
