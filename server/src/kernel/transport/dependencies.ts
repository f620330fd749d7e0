import type { GraphQLField } from 'graphql';
import { Extensions } from '../graphql.ts';
import type { Rule } from '../use-cases/access.ts';

/** What an answer depends on besides its question, its caller's rights and this build. */
export interface Dependencies {
  /** What tables mark as changed: the subjects of `revisionOf`. */
  readonly subjects: readonly string[];
  /** Who may ask. Left out: whoever may ask for what the field belongs to. */
  readonly rule?: Rule;
}

/** The key of a schema's extensions under which it stands on what a field depends. */
const mark = 'dependsOn';

/**
 * Says on what the answer of a resolver depends, so that it can be kept until one of these changes. Whose resolver says
 * nothing is asked each time. What is read of the object itself, without a resolver, needs no word.
 */
export const DependsOn = (subjects: readonly string[], rule?: Rule): PropertyDecorator & MethodDecorator =>
  Extensions({ [mark]: { subjects, rule } });

/** On what a field depends. Null: nobody knows. */
export function dependenciesOfField({
  extensions,
  resolve,
}: Pick<GraphQLField<unknown, unknown>, 'extensions' | 'resolve'>): Dependencies | null {
  const said: unknown = extensions[mark];
  if (isDependencies(said)) return said;
  return resolve ? null : { subjects: [] };
}

const isDependencies = (said: unknown): said is Dependencies =>
  typeof said === 'object' && said !== null && 'subjects' in said;
