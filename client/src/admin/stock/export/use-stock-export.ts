import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorText } from '../../../graphql/error-text';
import type { ExportFormat } from '../../../graphql/generated/graphql';
import type { OfferedExport, StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { startDownload } from '../../../ui/browser/start-download';
import type { PickedUser } from '../../kit/user-picker/user-picker';
import type { StockType } from '../stock-type';
import { layoutOf } from './layouts';

/** What is chosen of an export. */
export interface ExportChoice {
  readonly format: ExportFormat;
  /** As `layoutChoices` names it. */
  readonly layout: string;
  /** The customer whose prices and visible items are exported; null: all items at list prices. */
  readonly user: PickedUser | null;
}

/** Exports rows of a stock list: those with the IDs, or all rows that match the filters. */
export function useStockExport(
  { operations }: StockType,
  { rows, asked }: List<StockRecord>,
  ids: readonly string[] | null,
) {
  const [choice, setChoice] = useState<ExportChoice>({ format: 'XLSX', layout: 'FACET', user: null });
  const [exportFile, { loading }] = useMutation(operations.exportFile);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [notes, setNotes] = useState<OfferedExport['notes']>([]);

  async function start(): Promise<void> {
    if (asked === null) {
      return;
    }
    const { format, layout, user } = choice;
    setRefusal(null);
    setNotes([]);
    try {
      const filter = ids === null ? asked.filter : { ids: [...ids] };
      const variables = { filter, sort: asked.sort, format, layout: layoutOf(layout), forUserId: user?.id ?? null };
      const offered = (await exportFile({ variables })).data?.offered;
      if (offered == null) {
        throw new Error('there is no file');
      }
      setNotes(offered.notes);
      startDownload(offered);
    } catch (error) {
      setRefusal(errorText(error));
    }
  }

  return {
    choice,
    choose: setChoice,
    /** The number of items in the file; null until it is known. */
    count: ids?.length ?? rows.page?.total ?? null,
    isReady: asked !== null,
    isPending: loading,
    /** Why there is no file. */
    refusal,
    /** What the layout could not tell of the last one. */
    notes,
    start,
  };
}
