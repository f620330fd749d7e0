import { Button } from '@chakra-ui/react';
import { FileUp, Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { StockRecord } from '../../graphql/stock/stock-operations';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { countFacets, listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { ListScreen } from '../kit/list/list-screen';
import { useOpenRecord } from '../kit/open-record';
import { StockBulk } from './bulk/stock-bulk';
import { stockColumns } from './list/stock-columns';
import { stockFilters } from './list/stock-filters';
import { NewRecordPanel } from './panel/new-record-panel';
import { StockPanel } from './panel/stock-panel';
import { noticesOf, type StockType } from './stock-type';

/** What the address has open while a new record is entered. */
const NEW = 'new';

/** The list of a type of stock: all that the house has of it, on the lists of the shop or not. */
function stockList(type: StockType): ListDeclaration<StockRecord> {
  const { declaration, operations, pageId, columns, filters, useChoices } = type;
  const counted = declaration.fields.flatMap(({ facet }) => facet ?? []);
  return {
    pageId,
    noun: declaration.noun,
    plural: declaration.plural,
    source: listSource(
      operations.page,
      (data) => data.stock,
      countFacets(operations.facets, counted, (data) => data.stock?.facets),
    ),
    rowName: ({ stockNumber }) => stockNumber,
    columns: stockColumns(declaration, columns),
    filters: stockFilters(declaration, filters),
    sort: { field: declaration.defaultSort, direction: 'ASC' },
    ...(useChoices !== undefined && { useChoices }),
  };
}

/** The screen of a type of stock: its list, and each record beside it. `type` must stay the same object. */
export function StockScreen({ type }: { readonly type: StockType }) {
  const { declaration } = type;
  const { noun, plural, title, path } = declaration;
  const list = useList(useMemo(() => stockList(type), [type]));
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
        <NothingHere title={`No ${plural} yet`} description="Import a stock file, or enter them one by one.">
          {importLink}
        </NothingHere>
      }
      actions={
        <>
          {importLink}
          <Button size="sm" onClick={() => record.open(NEW)}>
            <Plus aria-hidden />
            New {noun}
          </Button>
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
