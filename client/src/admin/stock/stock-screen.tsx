import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useMemo } from 'react';
import type { StockDeclaration } from '../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../graphql/stock/stock-operations';
import { numberSource } from '../../shared/stock-lists/number-source';
import { stockList } from '../../shared/stock-lists/stock-list';
import { stockSource } from '../../shared/stock-lists/stock-source';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ButtonLink } from '../../ui/links';
import { ListScreen } from '../kit/list/list-screen';
import { NewButton } from '../kit/list/new-button';
import { useOpenRecord } from '../kit/panel/open-record';
import { SaleMark, saleMark } from '../kit/sale/sale-mark';
import { StockBulk } from './bulk/stock-bulk';
import { ExportButton } from './export/export-button';
import { withInlineEdit } from './inline-edit/inline-edit-columns';
import { NewRecordPanel } from './panel/new-record-panel';
import { StockPanel } from './panel/stock-panel';
import { noticesOf, type StockType } from './stock-type';

/** What the address has open while a new record is entered. */
const NEW = 'new';

/** Inactive stock catches the eye. */
const active = {
  path: 'isActive',
  id: 'active',
  mark: ({ isActive }: StockRecord) => (isActive ? { text: 'Yes' } : { text: 'No', tone: 'neutral' as const }),
};

/** Status, activity and availability in one column. */
const state = {
  path: 'sale.text',
  id: 'state',
  header: 'State',
  mark: ({ sale }: StockRecord) => (sale === null ? { text: '–' } : saleMark(sale)),
  cell: ({ sale }: StockRecord) => (sale === null ? '–' : <SaleMark sale={sale} isInCell />),
};

/** The columns that a type has of its own. A status that is changed in place is changed in the column of the state. */
function columnsOf(type: StockType, client: ApolloClient): NonNullable<StockType['columns']> {
  const columns = withInlineEdit(type, client, [active, ...(type.columns ?? [])]);
  const status = columns.find(({ path }) => path === 'status');
  return [...columns.filter((column) => column !== status), { ...state, ...(status?.edit && { edit: status.edit }) }];
}

/** A type without the fields that the column of the state replaces. Lists can still be filtered by the status. */
const withoutReplaced = ({ fields, ...declaration }: StockDeclaration): StockDeclaration => ({
  ...declaration,
  fields: fields
    .filter(({ name }) => name !== 'availability')
    .map((field) => (field.name === 'status' ? { ...field, output: null } : field)),
});

/** The list of a type of stock: all that the house has of it, on the lists of the shop or not. */
function listOf(type: StockType, client: ApolloClient): ListDeclaration<StockRecord> {
  const { operations, pageId, filters = [], isWaiting, useChoices } = type;
  const declaration = withoutReplaced(type.declaration);
  const source = stockSource(declaration, {
    page: operations.page,
    pageOf: (data) => data.stock,
    facets: operations.facets,
    facetsOf: (data) => data.stock?.facets,
  });
  return {
    ...stockList({
      pageId,
      stock: declaration,
      viewer: 'administrators',
      source,
      numbers: numberSource(declaration, operations.page, (data) => data.stock?.items),
      rowName: ({ stockNumber }) => stockNumber,
      columns: columnsOf(type, client),
      filters: [{ field: 'isActive', id: 'active' }, { field: 'saleStates', id: 'state' }, ...filters],
      ...(isWaiting !== undefined && { isWaiting }),
    }),
    ...(useChoices !== undefined && { useChoices }),
  };
}

/** The screen of a type of stock: its list, and each record beside it. `type` must stay the same object. */
export function StockScreen({ type }: { readonly type: StockType }) {
  const { declaration, Actions } = type;
  const client = useApolloClient();
  const { noun, plural, title, path } = declaration;
  const list = useList(useMemo(() => listOf(type, client), [type, client]));
  const record = useOpenRecord();
  const importLink = (
    <ButtonLink to={`/admin/import?stock=${path}`} size="sm" variant="outline">
      <FileUp aria-hidden />
      Import
    </ButtonLink>
  );
  return (
    <ListScreen
      list={list}
      record={record}
      title={title}
      failure={noticesOf(declaration).fetching}
      none={
        <EmptyMessage title={`No ${plural} yet`} description="Import a stock file, or enter them one by one.">
          {importLink}
        </EmptyMessage>
      }
      actions={
        <>
          {importLink}
          <ExportButton type={type} list={list} />
          {Actions !== undefined && <Actions type={type} />}
          <NewButton onClick={() => record.open(NEW)}>New {noun}</NewButton>
        </>
      }
      panel={(id) =>
        id === NEW ? <NewRecordPanel type={type} onCreated={list.rows.retry} /> : <StockPanel type={type} id={id} />
      }
    >
      <StockBulk type={type} list={list} />
    </ListScreen>
  );
}
