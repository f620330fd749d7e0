import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { FileUp } from 'lucide-react';
import { useMemo } from 'react';
import type { Choice } from '../../forms/select-field';
import type { StockDeclaration, StockFieldDeclaration, StockValueKind } from '../../graphql/stock/stock-declaration';
import type { StockRecord } from '../../graphql/stock/stock-operations';
import { numberSource } from '../../shared/stock-lists/pasted-numbers';
import { stockList, stockSource } from '../../shared/stock-lists/stock-list';
import type { ColumnFacts } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { ButtonLink } from '../../ui/links';
import { inlineEditCell } from '../kit/inline-edit/inline-edit-cell';
import { ListScreen } from '../kit/list/list-screen';
import { NewButton } from '../kit/list/new-button';
import { useOpenRecord } from '../kit/panel/open-record';
import { PanelRecord } from '../kit/panel/panel-record';
import { SaleMark, saleMark } from '../kit/sale/sale-mark';
import { StockBulk } from './bulk/stock-bulk';
import { ExportButton } from './export/export-button';
import { formFields, isNeeded } from './form/form-fields';
import { enteredOptionsOf } from './form/record-differences';
import { typedValue } from './form/typed-record';
import { saveField } from './inline-edit/save-field';
import { NewRecordPanel } from './panel/new-record-panel';
import { RecordEditor } from './panel/record-editor';
import { noticesOf, type StockType } from './stock-type';

type Column = Partial<ColumnFacts<StockRecord, string>> & { readonly path: string };

/** Sections whose fields can be edited in the list, because they change often. Other fields are edited in the panel. */
const dailySections: ReadonlySet<string> = new Set(['Price', 'Availability']);

/** Kinds of values whose input fits into a table cell. */
const smallKinds: ReadonlySet<StockValueKind> = new Set(['money', 'carats', 'integer', 'number', 'flag', 'choice']);

const yesNoChoices = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function choicesOf(field: StockFieldDeclaration): readonly Choice[] | undefined {
  if (field.value === 'flag') {
    return yesNoChoices;
  }
  const emptyChoice = isNeeded(field, { isNew: false }) || field.presence === 'made' ? [] : [{ value: '', label: '–' }];
  return field.value === 'choice' ? [...emptyChoice, ...enteredOptionsOf(field, undefined)] : undefined;
}

/** Adds inline editing to columns whose fields support it. */
function withInlineEdit(type: StockType, client: ApolloClient, columns: readonly Column[]): readonly Column[] {
  const { declaration, inlineEdit = [] } = type;
  const changed = formFields(declaration)
    .filter(({ value }) => smallKinds.has(value))
    .filter(({ group, name }) => dailySections.has(group) || inlineEdit.includes(name))
    .map((field): Column => {
      const { output, label } = field;
      const path = output ?? '';
      return {
        ...columns.find((column) => column.path === path),
        path,
        edit: inlineEditCell<StockRecord>({
          label,
          choices: choicesOf(field),
          textOf: (record) => String(typedValue(field, record)),
          save: (record, text) => saveField({ client, type, field }, record, text),
        }),
      };
    });
  const paths = new Set(changed.map(({ path }) => path));
  return [...changed, ...columns.filter(({ path }) => !paths.has(path))];
}

interface StockPanelProps {
  readonly type: StockType;
  readonly id: string;
}

function StockPanel({ type, id }: StockPanelProps) {
  const { declaration, operations } = type;
  const query = useQuery(operations.record, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <PanelRecord
      query={query}
      record={query.data?.item}
      noun={declaration.noun}
      failure={noticesOf(declaration).fetching}
    >
      {(record) => <RecordEditor type={type} record={record} reload={query.refetch} />}
    </PanelRecord>
  );
}

const NEW = 'new';

/** Column that highlights inactive stock. */
const active = {
  path: 'isActive',
  id: 'active',
  mark: ({ isActive }: StockRecord) => (isActive ? { text: 'Yes' } : { text: 'No', tone: 'neutral' as const }),
};

/** Column that combines status, active flag and availability. */
const state = {
  path: 'sale.text',
  id: 'state',
  header: 'Availability',
  mark: ({ sale }: StockRecord) => (sale === null ? { text: '–' } : saleMark(sale)),
  cell: ({ sale }: StockRecord) => (sale === null ? '–' : <SaleMark sale={sale} isInCell />),
};

/** Returns the list columns of a stock type. If the status is editable, it is edited in the availability column. */
function columnsOf(type: StockType, client: ApolloClient): NonNullable<StockType['columns']> {
  const columns = withInlineEdit(type, client, [active, ...(type.columns ?? [])]);
  const status = columns.find(({ path }) => path === 'status');
  return [...columns.filter((column) => column !== status), { ...state, ...(status?.edit && { edit: status.edit }) }];
}

/** Returns the declaration without the fields that the availability column shows. Filters on these fields remain. */
const withoutReplaced = ({ fields, ...declaration }: StockDeclaration): StockDeclaration => ({
  ...declaration,
  fields: fields
    .filter(({ name }) => name !== 'availability')
    .map((field) => (field.name === 'status' ? { ...field, output: null } : field)),
});

/** Returns the list declaration for a stock type, including inactive items. */
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

/**
 * Screen for a stock type: its list, with a panel for the open record. `type` must be the same object on every
 * render.
 */
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
      emptyMessage={
        <EmptyMessage title={`No ${plural} yet`} description="Import a stock file, or add items one by one.">
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
