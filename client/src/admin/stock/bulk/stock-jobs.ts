import type { ApolloClient } from '@apollo/client';
import { SetStockActiveDocument, StockActivityFragmentDoc } from '../../../graphql/generated/graphql';
import { knownRecord, recordBefore } from '../../kit/bulk/known-record';
import type { BulkJob } from '../../kit/bulk/use-bulk';
import type { StockType } from '../stock-type';

/** Puts one record after the other on the lists, or takes it off them. */
export function activityJob(client: ApolloClient, { declaration, operations }: StockType, isActive: boolean): BulkJob {
  const { typeName, kind, noun } = declaration;
  const set = (id: string, value: boolean) =>
    client.mutate({ mutation: SetStockActiveDocument, variables: { input: { kind, id, isActive: value } } });
  return {
    label: isActive ? 'Activate' : 'Deactivate',
    change: async (id) => {
      const fragment = { fragment: StockActivityFragmentDoc, fragmentName: 'StockActivity' };
      const known = knownRecord(client, { __typename: typeName, id, ...fragment });
      const read = async () => (await client.query({ query: operations.record, variables: { id } })).data?.item;
      const before = await recordBefore<{ readonly isActive: boolean }>(known, read, `The ${noun}`);
      await set(id, isActive);
      return before.isActive === isActive ? null : () => set(id, before.isActive);
    },
  };
}
