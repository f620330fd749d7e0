import { IsOptional, ValidateBy } from 'class-validator';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../values/dates.ts';
import { all } from './field-rules.ts';

const message = 'must be a day of the calendar such as 2026-11-21';

/** A day, without a time. */
export const RequiredDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: (value) => typeof value === 'string' && isDay(value), defaultMessage: () => message },
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
