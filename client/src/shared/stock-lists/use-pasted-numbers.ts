import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { StockWithNumbersDocument } from '../../graphql/generated/graphql';
import type { QueryFilter } from '../../table/filters/filter-field';
import type { FilterValues } from '../../table/filters/values/filter-value';
import { MOST_PASTED_NUMBERS } from '../../table/filters/values/pasted-numbers';
import type { PickedRows } from '../../table/list/list-declaration';
import { PICKED_ORDER } from '../../table/list/picked-order';
import { useAsync } from '../../table/list/use-async';
import { matchNumbers } from './match-numbers';
import type { NumberSource } from './number-source';

/**
 * Looks pasted numbers up as the search does, and in the list what has them. `scope` is what the list is a part of, `filter`
 * what else is set. `null` where no numbers were pasted.
 */
export function usePastedNumbers(
  source: NumberSource,
  scope: QueryFilter | undefined,
  filter: QueryFilter,
  values: FilterValues,
): PickedRows | null {
  const client = useApolloClient();
  const pasted = values[PICKED_ORDER];
  const numbers = useMemo(
    () => (pasted?.kind === 'numbers' ? [...pasted.numbers.slice(0, MOST_PASTED_NUMBERS)] : null),
    [pasted],
  );

  const lookUp = useMemo(
    () =>
      numbers === null
        ? null
        : async () => {
            const { data } = await client.query({ query: StockWithNumbersDocument, variables: { numbers } });
            const answers = (data?.stockByNumbers ?? []).map(({ number, items }) => ({
              number,
              ids: items.filter(({ kind }) => kind === source.kind).map(({ id }) => id),
            }));
            const ids = answers.flatMap((answer) => answer.ids);
            return matchNumbers(answers, ids.length === 0 ? [] : await source.read(client, { ...scope, ids }));
          },
    [client, source, scope, numbers],
  );
  const found = useAsync(lookUp);

  const ids = found.value?.ids ?? null;
  const narrow = useMemo(
    () =>
      ids === null
        ? null
        : async () => {
            const items = ids.length === 0 ? [] : await source.read(client, { ...filter, ids });
            const left = new Set(items.map(({ id }) => id));
            return ids.filter((id) => left.has(id));
          },
    [client, source, filter, ids],
  );
  const left = useAsync(narrow);

  return numbers === null
    ? null
    : {
        ids,
        left: left.value,
        missing: found.value?.missing ?? [],
        error: found.error ?? left.error,
        retry: () => {
          for (const answer of [found, left]) {
            if (answer.error !== undefined) {
              answer.retry();
            }
          }
        },
      };
}
