import type { FieldMergeFunction, Reference, StoreObject } from '@apollo/client';

type StoredLine = StoreObject | Reference;

/**
 * Lines of wishlist and cart are kept inside their list, because both count their ids from 1. What was
 * read of a line by one query completes what another reads of it.
 */
export const mergeBasketLines: FieldMergeFunction<readonly StoredLine[]> = (
  existing = [],
  incoming,
  { mergeObjects, readField },
) => {
  const known = new Map(existing.map((line) => [readField('id', line), line]));
  return incoming.map((line) => {
    const before = known.get(readField('id', line));
    return before === undefined ? line : mergeObjects(before, line);
  });
};
