import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PickedUserDocument } from '../../../graphql/generated/graphql';
import type { FacetOption } from '../../../table/filters/facets';

/** What the users of these ids are called; whoever is not known (yet) goes by their number. */
export function usePickedUsers(ids: readonly string[]): readonly FacetOption[] {
  const client = useApolloClient();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = ids.filter((id) => !names.has(id)).join(' ');

  useEffect(() => {
    let isCurrent = true;
    const asked = missing === '' ? [] : missing.split(' ');
    const answers = asked.map(async (id): Promise<[string, string]> => {
      const { data } = await client.query({ query: PickedUserDocument, variables: { id }, errorPolicy: 'all' });
      return [id, data?.user?.displayName ?? `User ${id}`];
    });
    Promise.all(answers).then(
      (found) => {
        if (isCurrent && found.length > 0) {
          setNames((before) => new Map([...before, ...found]));
        }
      },
      () => {
        // Without an answer the chip shows the number; the list itself says that something is wrong.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, missing]);

  return ids.map((value) => ({ value, label: names.get(value) ?? `User ${value}`, count: null }));
}
