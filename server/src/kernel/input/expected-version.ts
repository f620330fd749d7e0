import { staleVersion } from '../errors/errors.ts';
import { Field, Int } from '../graphql.ts';
import { all, IsInt, IsOptional } from './rules.ts';

/** Record version that may be omitted or null. If it is omitted, concurrent changes are overwritten. */
export const OptionalVersion = (): PropertyDecorator => all(IsInt(), IsOptional());

/**
 * The record version that a change is based on. Required in GraphQL. Optional in REST, because the documented REST
 * clients do not send versions.
 */
export const ExpectedVersion = (): PropertyDecorator =>
  all(
    Field(() => Int, {
      description: '`version` on which the change is based. Returns STALE_VERSION if the record has changed since.',
    }),
    OptionalVersion(),
  );

/**
 * Like `ExpectedVersion`, but also optional in GraphQL, because clients used the operation before it required
 * versions. If the version belongs to a record other than the changed one, `of` names that record.
 */
export const OptionalExpectedVersion = (of = ''): PropertyDecorator =>
  all(
    Field(() => Int, {
      nullable: true,
      description: `The \`version\`${of && ` ${of}`} on which the change is based. STALE_VERSION if it has changed since. If omitted, the version is not checked.`,
    }),
    OptionalVersion(),
  );

/** Throws STALE_VERSION if the locked record has changed since the caller read it. */
export function checkVersion(current: { readonly version: number }, expected: number | null | undefined): void {
  if (typeof expected === 'number' && current.version !== expected) throw staleVersion();
}
