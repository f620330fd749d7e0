import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  FindForOrderDocument,
  FindNumbersForOrderDocument,
  type StockHitFragment,
} from '../../../graphql/generated/graphql';
import { isNumberList, MAX_PASTED_NUMBERS, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { toaster } from '../../../ui/toaster';
import { announceFailure, failureReason } from '../../kit/failure';
import { type NamedItems, namedItemsOf } from '../../kit/panel/open-record';
import { lineBeside, type NewLine } from './new-line';

/** Fetches stock items by stock number and returns new lines for them. A notice lists numbers without a match. */
async function readNamed(client: ApolloClient, { kind, stockNumbers }: NamedItems): Promise<readonly NewLine[]> {
  const { data } = await client.query({
    query: FindNumbersForOrderDocument,
    variables: { numbers: stockNumbers.slice(0, MAX_PASTED_NUMBERS) },
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
 * Fetches the items in the URL once and passes new lines for them to `onRead`. Returns whether the request is still
 * pending.
 */
export function useNamedLines(onRead: (lines: readonly NewLine[]) => void): boolean {
  const client = useApolloClient();
  const { search } = useLocation();
  const [namedItems] = useState(() => namedItemsOf(search));
  const [isReading, setReading] = useState(namedItems !== null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (namedItems !== null) {
      void readNamed(client, namedItems)
        .then((lines) => latest.current(lines))
        .catch((error) => announceFailure('Error fetching orders', error))
        .finally(() => setReading(false));
    }
  }, [client, namedItems]);
  return isReading;
}

export interface FoundStock {
  /** Items found by text, offered as choices. Items found by number are added immediately. */
  readonly choices: readonly StockHitFragment[];
  readonly more: number;
  /** Numbers without a match. */
  readonly unknown: readonly string[];
  readonly message: string;
}

interface Lookup {
  readonly results: FoundStock | null;
  readonly isBusy: boolean;
  /** Searches for a text. Resolves to the items found by number. */
  readonly find: (text: string) => Promise<readonly StockHitFragment[]>;
  readonly clear: () => void;
}

const emptyResults = { choices: [], more: 0, unknown: [] };

/** Returns functions that find stock by a list of stock numbers or by text. */
export function useFoundStock(): Lookup {
  const client = useApolloClient();
  const [results, setResults] = useState<FoundStock | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function byNumbers(numbers: readonly string[]): Promise<readonly StockHitFragment[]> {
    const { data } = await client.query({
      query: FindNumbersForOrderDocument,
      variables: { numbers: numbers.slice(0, MAX_PASTED_NUMBERS) },
      fetchPolicy: 'network-only',
    });
    const lookups = data?.stockByNumbers ?? [];
    const unknown = [
      ...lookups.filter(({ items }) => items.length === 0).map(({ number }) => number),
      ...numbers.slice(MAX_PASTED_NUMBERS),
    ];
    const items = lookups.flatMap((lookup) => lookup.items);
    setResults({ ...emptyResults, unknown, message: `${items.length} of ${numbers.length} numbers found` });
    return items;
  }

  async function byText(text: string): Promise<readonly StockHitFragment[]> {
    const { data } = await client.query({
      query: FindForOrderDocument,
      variables: { text },
      fetchPolicy: 'network-only',
    });
    const items = data?.searchStock?.items ?? [];
    const total = data?.searchStock?.total ?? 0;
    const [only] = items;
    if (only !== undefined && items.length === 1) {
      setResults({ ...emptyResults, message: `${only.stockNumber} found` });
      return items;
    }
    const message = items.length === 0 ? 'No results' : `${total} found`;
    setResults({ choices: items, more: total - items.length, unknown: [], message });
    return [];
  }

  return {
    results,
    isBusy,
    clear: () => setResults(null),
    find: async (text) => {
      setBusy(true);
      try {
        return isNumberList(text) ? await byNumbers(readPastedNumbers(text)) : await byText(text.trim());
      } catch (error) {
        setResults({ ...emptyResults, message: failureReason(error) });
        return [];
      } finally {
        setBusy(false);
      }
    },
  };
}
