import { type GraphQLSchema, isEnumType } from 'graphql';
import { Extensions, Field, type MiddlewareFn, UseMiddleware } from '../graphql.ts';
import { all } from '../input/rules.ts';
import { administrator } from './access.ts';
import type { RequestContext } from './context.ts';

/** The key of a schema's extensions under which it stands that something is for administrators only. */
const mark = 'isForAdministrators';

/** What carries extensions: fields and values of enums. */
export interface Extended {
  readonly extensions?: Readonly<Record<PropertyKey, unknown>> | null | undefined;
}

/** Whether a part of a schema is marked as one for administrators. */
export const isForAdministrators = ({ extensions }: Extended): boolean => extensions?.[mark] === true;

/** Marks a part of a built schema. */
export const markForAdministrators = (part: { extensions: Readonly<Record<PropertyKey, unknown>> }): void => {
  part.extensions = { ...part.extensions, [mark]: true };
};

/** Marks a field of an input or an output. What refuses it to others stands where it is read. */
export const ForAdministrators = (): PropertyDecorator => all(Extensions({ [mark]: true }));

const administratorsOnly: MiddlewareFn<RequestContext> = ({ context }, next) => {
  administrator.check(context);
  return next();
};

/** Lets nobody but administrators read a field: others get null and FORBIDDEN, at that field only. */
export const AdministratorsOnly = (): PropertyDecorator =>
  all((target, property) => UseMiddleware(administratorsOnly)(target, property), ForAdministrators());

/** A nullable GraphQL field for administrators. Its value must not even be read for others. */
export const AdminField = (type: () => object, { description }: { description: string }): PropertyDecorator =>
  all(
    Field(type, {
      nullable: true,
      simple: false,
      description: `${description} Administrators only: FORBIDDEN for anybody else.`,
    }),
    AdministratorsOnly(),
  );

const marked = new Map<string, ReadonlySet<string>>();

/** Marks values of an enum, which is known by its name in the schema. type-graphql has no word for it. */
export const valuesForAdministrators = (name: string, values: Iterable<string>): void => {
  marked.set(name, new Set(values));
};

/** Makes the marked values of a built schema's enums what they are. */
export function markValues(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const values = isEnumType(type) ? type.getValues() : [];
    for (const value of values) if (marked.get(type.name)?.has(value.name)) markForAdministrators(value);
  }
  return schema;
}
