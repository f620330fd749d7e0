import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../values/dates.ts';
import { AddRule, all, IsOptional } from './rules.ts';

const message = 'must be a date such as 2026-11-21';

/** A date without a time. */
export const RequiredDay = (): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength: 10 },
    check: (value) => isDay(String(value)),
    documented: { format: 'date' },
    message,
  });

/** A date that may be omitted or null. */
export const OptionalDay = (): PropertyDecorator => all(RequiredDay(), IsOptional());

const accept = (value: unknown): string => {
  if (typeof value !== 'string' || !isDay(value)) throw new GraphQLError(`Date ${message}`);
  return value;
};

/** Scalar for a date without a time. Dates in database rows are also strings. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'Date without a time and a time zone, such as 2026-11-21.',
  serialize: accept,
  parseValue: accept,
  parseLiteral: (node) => accept(node.kind === Kind.STRING ? node.value : null),
});
