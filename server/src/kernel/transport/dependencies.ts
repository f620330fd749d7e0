import type { GraphQLField } from 'graphql';
import { Extensions } from '../graphql.ts';
import type { Rule } from '../use-cases/access.ts';

/** Data that a response depends on, in addition to the query, the caller's rights and the build. */
export interface Dependencies {
  /** Subjects passed to `revisionOf`. Each write to their tables changes the revision. */
  readonly subjects: readonly string[];
  /** Access rule of the field. Default: the rule of the parent field. */
  readonly rule?: Rule;
}

/** Key for the dependencies in the schema extensions. */
const mark = 'dependsOn';

/**
 * Declares the dependencies of a resolver, so that its result can be cached until one of them changes. If a resolver
 * does not declare any, its results are not cached. Fields without a resolver need no declaration.
 */
export const DependsOn = (subjects: readonly string[], rule?: Rule): PropertyDecorator & MethodDecorator =>
  Extensions({ [mark]: { subjects, rule } });

/** Returns the dependencies of a field. Null if its resolver does not declare any. */
export function dependenciesOfField({
  extensions,
  resolve,
}: Pick<GraphQLField<unknown, unknown>, 'extensions' | 'resolve'>): Dependencies | null {
  const declared: unknown = extensions[mark];
  if (isDependencies(declared)) return declared;
  return resolve ? null : { subjects: [] };
}

const isDependencies = (value: unknown): value is Dependencies =>
  typeof value === 'object' && value !== null && 'subjects' in value;
