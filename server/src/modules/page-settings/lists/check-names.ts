import type { GraphQLSchema } from 'graphql';
import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { FilterKind } from '../filter-kind.ts';
import { type FilterFieldFacts, type PageList, pageListOf } from './page-lists.ts';

function listFor(schema: GraphQLSchema, name: string, path: string): PageList {
  const list = pageListOf(schema, name);
  if (!list) throw invalid(path, `cannot be chosen: this build has no list ${name}`);
  return list;
}

/** Throws INVALID_REQUEST naming every column that the list does not have. */
export function requireColumns(
  schema: GraphQLSchema,
  listName: string,
  columns: readonly string[],
  path: string,
): void {
  const { columns: known } = listFor(schema, listName, path);
  const details = columns.flatMap((column, index): ErrorDetail[] =>
    known.has(column) ? [] : [{ path: `${path}.${index}`, message: `is no column of ${listName}: ${column}` }],
  );
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** Throws INVALID_REQUEST naming `path` unless the list can be sorted by the field. */
export function requireSortField(schema: GraphQLSchema, listName: string, field: string, path: string): void {
  const { sortFields } = listFor(schema, listName, path);
  if (!sortFields.has(field)) {
    throw invalid(path, `must be one of ${[...sortFields].join(', ') || 'nothing: the list has an order of its own'}`);
  }
}

/** What the list's filter takes in this field. Throws INVALID_REQUEST naming `path` unless it has the field. */
export function filterFieldOf(schema: GraphQLSchema, listName: string, field: string, path: string): FilterFieldFacts {
  const facts = listFor(schema, listName, path).filterFields.get(field);
  if (!facts) throw invalid(path, `is no filter of ${listName}: ${field}`);
  return facts;
}

/** Throws INVALID_REQUEST naming `path` unless the field can be operated so. */
export function requireKind(facts: FilterFieldFacts, kind: FilterKind, path: string): void {
  if (facts.kind !== kind) throw invalid(path, `must be ${facts.kind} for this field`);
}
