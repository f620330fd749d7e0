import { Button } from '@chakra-ui/react';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { DiamondFilterPanel } from '../../catalogue/diamonds/filters/diamond-filter-panel';
import type { DiamondFilter, StoneRowFragment } from '../../graphql/generated/graphql';
import { TableSettings } from '../../table/state/table-settings';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { formatCount } from '../../ui/numbers';
import { BulkBar } from '../kit/bulk/bulk-bar';
import { BulkOutcomeDialog } from '../kit/bulk/bulk-outcome';
import { useBulk } from '../kit/bulk/use-bulk';
import { FilterBar } from '../kit/list/filter-bar';
import { FilterDrawer } from '../kit/list/filter-drawer';
import { ListBody, type ListSubject } from '../kit/list/list-body';
import { ListLayout } from '../kit/list/list-layout';
import { useOpenRecord, useRecordClosed } from '../kit/open-record';
import { RecordPanel } from '../kit/record-panel';
import { ScreenHeading } from '../kit/screen-heading';
import { UserFilter } from '../kit/user-picker/user-filter';
import { NewStonePanel } from './panel/new-stone-panel';
import { StonePanel } from './panel/stone-panel';
import { StatusDialog } from './status-dialog';
import { stockColumns } from './stock-columns';
import { stockFields } from './stock-fields';
import { filtersInBar, useStockList } from './use-stock-list';
import { useStoneBulk } from './use-stone-bulk';

/** What the address has open while a new stone is entered. */
const NEW = 'new';

const importLink = (
  <ButtonLink to="/admin/diamonds/import" size="sm" variant="outline">
    <FileUp aria-hidden />
    Import
  </ButtonLink>
);

const stones: ListSubject<StoneRowFragment, DiamondFilter> = {
  noun: 'stones',
  rowId: ({ id }) => id,
  rowName: ({ stockId }) => stockId,
  fields: stockFields,
  failure: 'Error fetching diamonds',
  none: (
    <NothingHere title="No stones yet" description="Import a stock file, or enter stones one by one.">
      {importLink}
    </NothingHere>
  ),
};

/** The whole stock of diamonds, active or not. */
export default function DiamondsScreen() {
  const list = useStockList();
  const { controls, checked, rows, facets } = list;
  const { filters } = controls.state;
  const { holder } = filters;
  const record = useOpenRecord();
  const [isAskingStatus, setAskingStatus] = useState(false);

  useRecordClosed(record, rows.retry);
  const actions = useStoneBulk();
  const bulk = useBulk((ids) => {
    checked.set(checked.ids.filter((id) => !ids.includes(id)));
    rows.retry();
  });

  return (
    <ListLayout record={record}>
      <ScreenHeading title="Diamonds" note={rows.page === null ? undefined : formatCount(rows.page.total)}>
        {importLink}
        <Button size="sm" onClick={() => record.open(NEW)}>
          <Plus aria-hidden />
          New diamond
        </Button>
      </ScreenHeading>
      <FilterBar
        fields={stockFields}
        inBar={filtersInBar}
        facets={facets}
        controls={controls}
        own={{
          holder: (
            <UserFilter
              label="Buyer"
              options={list.holders}
              value={holder}
              onChange={(value) => controls.setFilter('holder', value)}
            />
          ),
        }}
      >
        <FilterDrawer>
          <DiamondFilterPanel
            fields={stockFields.filter(({ id }) => id !== 'holder')}
            values={filters}
            facets={facets}
            isFirstCount={list.isFirstCount}
            open={list.open}
            onOpenChange={list.setOpen}
            onChange={controls.setFilter}
          />
        </FilterDrawer>
        <TableSettings columns={stockColumns} chosen={list.chosen} onChange={controls.setColumns} />
      </FilterBar>
      <ListBody
        subject={stones}
        rows={rows}
        columns={list.columns}
        controls={controls}
        checked={checked}
        record={record}
        countOf={list.countOf}
      />
      <BulkBar checked={checked} bulk={bulk}>
        <Button size="sm" variant="outline" onClick={() => void bulk.run(actions.activate, checked.ids)}>
          Activate
        </Button>
        <Button size="sm" variant="outline" onClick={() => void bulk.run(actions.deactivate, checked.ids)}>
          Deactivate
        </Button>
        <Button size="sm" variant="outline" onClick={() => setAskingStatus(true)}>
          Set status
        </Button>
      </BulkBar>
      <StatusDialog
        isOpen={isAskingStatus}
        title={`Status of ${formatCount(checked.ids.length)} stones`}
        start={{ status: 'AVAILABLE', holdUserId: null, holdUntil: null }}
        holder={null}
        isPending={false}
        onConfirm={(to) => {
          setAskingStatus(false);
          void bulk.run(actions.statusJob(to), checked.ids);
        }}
        onCancel={() => setAskingStatus(false)}
      />
      <BulkOutcomeDialog bulk={bulk} nameOf={actions.nameOf} />
      <RecordPanel record={record} ids={rows.page?.items.map(({ id }) => id) ?? []}>
        {(id) => (id === NEW ? <NewStonePanel onCreated={rows.retry} /> : <StonePanel id={id} />)}
      </RecordPanel>
    </ListLayout>
  );
}
