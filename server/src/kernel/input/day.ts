import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../values/dates.ts';
import { AddRule, all, IsOptional } from './rules.ts';

const message = 'must be a day of the calendar such as 2026-11-21';

/** A day, without a time. */
export const RequiredDay = (): PropertyDecorator =>
  AddRule({
    keywords: { type: 'string', maxLength: 10 },
    check: (value) => isDay(String(value)),
    documented: { format: 'date' },
    message,
  });

/** The same that may be left out or null. */
export const OptionalDay = (): PropertyDecorator => all(RequiredDay(), IsOptional());

const accept = (value: unknown): string => {
  if (typeof value !== 'string' || !isDay(value)) throw new GraphQLError(`Date ${message}`);
  return value;
};

/** A day without a time; a text in the database's rows too. */
export const DateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A day, without a time and a time zone: 2026-11-21.',
  serialize: accept,
  parseValue: accept,
  parseLiteral: (node) => accept(node.kind === Kind.STRING ? node.value : null),
});
