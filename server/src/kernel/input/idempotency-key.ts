import { Field } from '../graphql.ts';
import { all, IsOptional, Matches, MaxLength } from './rules.ts';

const keys = /^[\x21-\x7e]{1,255}$/;

/** Validation message for idempotency keys. It is appended to the name of the header or field. */
export const keyRule = 'must be 1 to 255 printable characters without spaces';

/** Returns whether a string is a valid idempotency key. */
export const isKey = (text: string): boolean => keys.test(text);

const IsKey = (): PropertyDecorator => all(MaxLength(255, { message: keyRule }), Matches(keys, { message: keyRule }));

const name = 'Idempotency key, chosen by the client: 1 to 255 printable characters';
const refusal = 'it is rejected (409, IDEMPOTENCY_MISMATCH). Keys are stored for 30 days.';

/**
 * A required idempotency key. A request with a repeated key returns the first result. `resultNoun` is the noun for
 * that result in the field's description.
 */
export const RequiredIdempotencyKey = (resultNoun: string): PropertyDecorator =>
  all(
    Field(() => String, {
      description: `${name}. A request with the same key returns the first ${resultNoun}; with different input ${refusal}`,
    }),
    IsKey(),
  );

/** An optional idempotency key. The default description is for operations that change a record. */
export const OptionalIdempotencyKey = (
  description = `${name}. A repeated request with the same key changes nothing; with different input ${refusal}`,
): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description }),
    IsKey(),
    IsOptional(),
  );
