import { staleVersion } from '../errors/errors.ts';
import { Field, Int } from '../graphql.ts';
import { all, IsInt, IsOptional } from './rules.ts';

/** A version that may be left out or null: then the last change wins. */
export const OptionalVersion = (): PropertyDecorator => all(IsInt(), IsOptional());

/**
 * The version that a change is made from. GraphQL asks for it; REST may leave it out: its documented callers know no
 * versions.
 */
export const ExpectedVersion = (): PropertyDecorator =>
  all(
    Field(() => Int, { description: 'The `version` that the change is made from.' }),
    OptionalVersion(),
  );

/**
 * The same where callers of GraphQL may leave it out too: they did before the change knew versions. `of` says whose it is
 * where the change is not of the record itself but of something that it has.
 */
export const KnownVersion = (of = ''): PropertyDecorator =>
  all(
    Field(() => Int, {
      nullable: true,
      description: `The \`version\`${of && ` ${of}`} that was looked at: STALE_VERSION once it is another one. Left out: whatever it is now.`,
    }),
    OptionalVersion(),
  );

/** Throws STALE_VERSION when somebody has changed what is locked here since the caller looked. */
export function checkVersion(current: { readonly version: number }, expected: number | null | undefined): void {
  if (typeof expected === 'number' && current.version !== expected) throw staleVersion();
}
