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
  /** Whose prices, rows and columns; `null`: those of the house. */
  readonly user: PickedUser | null;
}

/** Exports what a list of the back office gives. */
export function useStockExport({ operations }: StockType, { rows, asked }: List<StockRecord>) {
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
      const variables = { ...asked, format, layout: layoutOf(layout), forUserId: user?.id ?? null };
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
    /** How many items the list gives; `null` while that is not known. */
    count: rows.page?.total ?? null,
    isReady: asked !== null,
    isPending: loading,
    /** Why there is no file. */
    refusal,
    /** What the layout could not tell of the last one. */
    notes,
    start,
  };
}
