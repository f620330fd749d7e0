import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FindNumbersForOrderDocument } from '../../../graphql/generated/graphql';
import { MOST_PASTED_NUMBERS } from '../../../table/filters/values/pasted-numbers';
import { toaster } from '../../../ui/toaster';
import { announceFailure } from '../../kit/failure';
import { type NamedItems, namedItemsOf } from '../../kit/panel/open-record';
import { lineBeside, type NewLine } from './new-line';

/** Returns new lines for stock items by their numbers. A notice lists numbers that are not found. */
async function readNamed(client: ApolloClient, { kind, stockNumbers }: NamedItems): Promise<readonly NewLine[]> {
  const { data } = await client.query({
    query: FindNumbersForOrderDocument,
    variables: { numbers: stockNumbers.slice(0, MOST_PASTED_NUMBERS) },
    fetchPolicy: 'network-only',
  });
  const lines: NewLine[] = [];
  for (const item of (data?.stockByNumbers ?? []).flatMap(({ items }) => items)) {
    const isNamed = item.kind === kind && stockNumbers.includes(item.stockNumber);
    const line = isNamed ? lineBeside(item, lines) : null;
    if (line !== null) {
      lines.push(line);
    }
  }
  const missing = stockNumbers.filter((number) => !lines.some(({ item }) => item.stockNumber === number));
  if (missing.length > 0) {
    toaster.warning({ title: 'Some items were not added', description: `Not found: ${missing.join(', ')}` });
  }
  return lines;
}

/**
 * Fetches the items that the address names, once, and passes them to `onRead` as new lines. Returns whether they are still
 * being fetched.
 */
export function useNamedLines(onRead: (lines: readonly NewLine[]) => void): boolean {
  const client = useApolloClient();
  const { search } = useLocation();
  const [named] = useState(() => namedItemsOf(search));
  const [isReading, setReading] = useState(named !== null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (named !== null) {
      void readNamed(client, named)
        .then((lines) => latest.current(lines))
        .catch((error) => announceFailure('Error fetching orders', error))
        .finally(() => setReading(false));
    }
  }, [client, named]);
  return isReading;
}
