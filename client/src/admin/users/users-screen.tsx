import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import { AdminUsersDocument, type UserFilter, type UserRowFragment } from '../../graphql/generated/graphql';
import { useAdminUsersQuery, useBusinessTypesQuery } from '../../graphql/generated/hooks';
import type { FilterValues } from '../../table/filters/values/filter-value';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { visibleColumns } from '../../table/state/table-column';
import { TableSettings } from '../../table/state/table-settings';
import { useTableState } from '../../table/state/use-table-state';
import { NothingHere } from '../../ui/nothing-here';
import { formatCount } from '../../ui/numbers';
import { BulkBar } from '../kit/bulk/bulk-bar';
import { BulkOutcomeDialog } from '../kit/bulk/bulk-outcome';
import { useBulk } from '../kit/bulk/use-bulk';
import { FilterBar } from '../kit/list/filter-bar';
import { ListBody, type ListSubject, PAGE_SIZE } from '../kit/list/list-body';
import { ListLayout } from '../kit/list/list-layout';
import { listRows } from '../kit/list/list-rows';
import { useOpenRecord, useRecordClosed } from '../kit/open-record';
import { RecordPanel } from '../kit/record-panel';
import { ScreenHeading } from '../kit/screen-heading';
import { UserPanel } from './panel/user-panel';
import { useUserBulk } from './use-user-bulk';
import { defaultUserColumns, userColumns } from './user-columns';
import { userFacets, userFields, userFilter, userShape, userSort } from './user-list';

const inBar = userFields.map(({ id }) => id);

const users: ListSubject<UserRowFragment, UserFilter> = {
  noun: 'users',
  rowId: ({ id }) => id,
  rowName: ({ email }) => email,
  fields: userFields,
  failure: 'Error fetching users',
  none: <NothingHere title="No users yet" description="Whoever registers in the shop appears here." />,
};

/** Everybody who has an account: who waits for approval, who may do what. */
export default function UsersScreen() {
  const client = useApolloClient();
  const controls = useTableState('admin_users', userShape);
  const checked = useCheckedRows('admin_users');
  const record = useOpenRecord();
  const { state } = controls;

  const query = useAdminUsersQuery({
    variables: {
      filter: userFilter(state.filters),
      sort: userSort(state.sort),
      page: { index: state.page, size: PAGE_SIZE },
    },
    fetchPolicy: 'cache-and-network',
  });
  const rows = listRows(query, (data) => data.users);
  const facets = userFacets(useBusinessTypesQuery().data);
  const chosen = state.columns ?? defaultUserColumns;
  const columns = useMemo(() => visibleColumns(userColumns, chosen), [chosen]);

  const countOf = useCallback(
    async (values: FilterValues) => {
      const { data } = await client.query({
        query: AdminUsersDocument,
        variables: { filter: userFilter(values), page: { index: 0, size: 1 } },
      });
      return data?.users?.total ?? 0;
    },
    [client],
  );

  useRecordClosed(record, rows.retry);
  const actions = useUserBulk();
  const bulk = useBulk((ids) => {
    checked.set(checked.ids.filter((id) => !ids.includes(id)));
    rows.retry();
  });

  return (
    <ListLayout record={record}>
      <ScreenHeading title="Users" note={rows.page === null ? undefined : formatCount(rows.page.total)} />
      <FilterBar fields={userFields} inBar={inBar} facets={facets} controls={controls}>
        <TableSettings columns={userColumns} chosen={chosen} onChange={controls.setColumns} />
      </FilterBar>
      <ListBody
        subject={users}
        rows={rows}
        columns={columns}
        controls={controls}
        checked={checked}
        record={record}
        countOf={countOf}
      />
      <BulkBar checked={checked} bulk={bulk}>
        {[actions.approve, actions.withdraw, actions.block, actions.unblock].map((job) => (
          <Button key={job.label} size="sm" variant="outline" onClick={() => void bulk.run(job, checked.ids)}>
            {job.label}
          </Button>
        ))}
      </BulkBar>
      <BulkOutcomeDialog bulk={bulk} nameOf={actions.nameOf} />
      <RecordPanel record={record} ids={rows.page?.items.map(({ id }) => id) ?? []}>
        {(id) => (
          <UserPanel
            id={id}
            onDeleted={(deleted) => {
              checked.set(checked.ids.filter((each) => each !== deleted));
              record.open(null);
              rows.retry();
            }}
          />
        )}
      </RecordPanel>
    </ListLayout>
  );
}
