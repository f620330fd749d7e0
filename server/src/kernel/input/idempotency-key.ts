import { Field } from '../graphql.ts';
import { all, IsOptional, Matches, MaxLength } from './rules.ts';

const keys = /^[\x21-\x7e]{1,255}$/;

/** What a key must be, to follow the name of where it stands. */
export const keyRule = 'must be 1 to 255 printable characters without spaces';

/** Whether a text can be a key. */
export const isKey = (text: string): boolean => keys.test(text);

const IsKey = (): PropertyDecorator => all(MaxLength(255, { message: keyRule }), Matches(keys, { message: keyRule }));

const name = 'The caller’s own name for this attempt, 1 to 255 printable characters';
const refusal = 'it is refused (409, IDEMPOTENCY_MISMATCH). Kept for 30 days.';

/** The key of an attempt that must have one. `made` says what it makes: the same key again gets the first of them. */
export const RequiredIdempotencyKey = (made: string): PropertyDecorator =>
  all(
    Field(() => String, {
      description: `${name}. The same key again gets the first ${made}; with other input ${refusal}`,
    }),
    IsKey(),
  );

/** The key of an attempt that may have one; by default of one that changes a record. */
export const OptionalIdempotencyKey = (
  description = `${name}: sent again, it changes nothing more. With other input ${refusal}`,
): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description }),
    IsKey(),
    IsOptional(),
  );
