import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { CheckedJobs } from '../../kit/bulk/checked-jobs';
import type { StockType } from '../stock-type';
import { activityJob } from './stock-jobs';

interface StockBulkProps {
  readonly type: StockType;
  readonly list: List<StockRecord>;
}

/** What can be done with checked records of stock. */
export function StockBulk({ type, list }: StockBulkProps) {
  const client = useApolloClient();
  const { declaration, Jobs } = type;
  const nameOf = (id: string) =>
    list.rows.page?.items.find((row) => row.id === id)?.stockNumber ?? `${declaration.noun} ${id}`;
  return (
    <CheckedJobs list={list} nameOf={nameOf}>
      {(run, count) => (
        <>
          <Button size="sm" variant="outline" onClick={() => run(activityJob(client, type, true))}>
            Activate
          </Button>
          <Button size="sm" variant="outline" onClick={() => run(activityJob(client, type, false))}>
            Deactivate
          </Button>
          {Jobs !== undefined && <Jobs count={count} run={run} />}
        </>
      )}
    </CheckedJobs>
  );
}
