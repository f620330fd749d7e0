import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { readInstant } from './dates.ts';
import { hasDecimals, rounded } from './money.ts';

/** Creates a scalar for exact decimals. In JSON, they are numbers with at most `decimalPlaces` decimals. */
export const decimalScalar = (
  name: string,
  decimalPlaces: number,
  description: string,
): GraphQLScalarType<number, number> => {
  const accept = (value: unknown): number => {
    if (typeof value !== 'number' || !hasDecimals(value, decimalPlaces)) {
      throw new GraphQLError(`${name} must be a number with at most ${decimalPlaces} decimals`);
    }
    return value;
  };
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => {
      if (typeof value !== 'number' && typeof value !== 'string')
        throw new GraphQLError(`${name} cannot serialize ${typeof value}`);
      return rounded(value, decimalPlaces);
    },
    parseValue: accept,
    parseLiteral: (node) => {
      if (node.kind !== Kind.INT && node.kind !== Kind.FLOAT) throw new GraphQLError(`${name} must be a number`);
      return accept(Number(node.value));
    },
  });
};

export const MoneyScalar = decimalScalar(
  'Money',
  2,
  "Amount in the site's currency: a JSON number with at most 2 decimals, computed exactly on the server.",
);

/**
 * Scalar for an instant. Database rows contain timestamps as strings. `Date` objects and strings are both serialized
 * to ISO 8601 in UTC.
 */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'Instant in ISO 8601, UTC, such as 2026-11-20T09:30:00.000Z.',
  serialize: (value) => {
    const date = value instanceof Date ? value : new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime cannot serialize this value');
    return date.toISOString();
  },
  parseValue: (value) => parseInstant(value),
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : null),
});

function parseInstant(value: unknown): Date {
  const date = typeof value === 'string' ? readInstant(value) : null;
  if (!date) throw new GraphQLError('DateTime must be an instant with a time zone, such as 2026-11-20T09:30:00Z');
  return date;
}
