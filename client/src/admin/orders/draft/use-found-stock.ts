import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  FindForOrderDocument,
  FindNumbersForOrderDocument,
  type StockHitFragment,
} from '../../../graphql/generated/graphql';
import { isNumberList, MOST_PASTED_NUMBERS, readPastedNumbers } from '../../../table/filters/values/pasted-numbers';
import { failureReason } from '../../kit/failure';

/** What was found for a text. */
export interface FoundStock {
  /** What to choose from; what numbers mean is taken without a question. */
  readonly choices: readonly StockHitFragment[];
  readonly more: number;
  /** Numbers that nothing has. */
  readonly unknown: readonly string[];
  /** In a sentence. */
  readonly message: string;
}

interface Lookup {
  readonly found: FoundStock | null;
  readonly isBusy: boolean;
  /** Looks a text up. Answers what it names by number, which is meant for sure. */
  readonly find: (text: string) => Promise<readonly StockHitFragment[]>;
  readonly clear: () => void;
}

const nothing = { choices: [], more: 0, unknown: [] };

/** Finds stock by numbers, of which there may be many, or by words. */
export function useFoundStock(): Lookup {
  const client = useApolloClient();
  const [found, setFound] = useState<FoundStock | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function byNumbers(numbers: readonly string[]): Promise<readonly StockHitFragment[]> {
    const { data } = await client.query({
      query: FindNumbersForOrderDocument,
      variables: { numbers: numbers.slice(0, MOST_PASTED_NUMBERS) },
      fetchPolicy: 'network-only',
    });
    const answers = data?.stockByNumbers ?? [];
    const unknown = [
      ...answers.filter(({ items }) => items.length === 0).map(({ number }) => number),
      ...numbers.slice(MOST_PASTED_NUMBERS),
    ];
    const items = answers.flatMap((answer) => answer.items);
    setFound({ ...nothing, unknown, message: `${items.length} of ${numbers.length} numbers found` });
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
      setFound({ ...nothing, message: `${only.stockNumber} found` });
      return items;
    }
    const message = items.length === 0 ? 'Nothing found' : `${total} found`;
    setFound({ choices: items, more: total - items.length, unknown: [], message });
    return [];
  }

  return {
    found,
    isBusy,
    clear: () => setFound(null),
    find: async (text) => {
      setBusy(true);
      try {
        return isNumberList(text) ? await byNumbers(readPastedNumbers(text)) : await byText(text.trim());
      } catch (error) {
        setFound({ ...nothing, message: failureReason(error) });
        return [];
      } finally {
        setBusy(false);
      }
    },
  };
}
