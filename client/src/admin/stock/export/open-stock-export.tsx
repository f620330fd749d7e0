import { Button, CloseButton, Dialog } from '@chakra-ui/react';
import { DialogFrame } from '../../../forms/dialog/dialog-frame';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import type { StockType } from '../stock-type';
import { ExportChoices } from './export-choices';
import { useStockExport } from './use-stock-export';

export interface StockExportProps {
  readonly isOpen: boolean;
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export; null: all rows that match the filters. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

/** The dialog that `ExportButton` loads: format, columns and customer of the file. */
export default function OpenStockExport({ isOpen, onClose, ...asked }: StockExportProps) {
  return (
    <DialogFrame size="sm" isOpen={isOpen} onClose={onClose}>
      <ExportForm {...asked} />
    </DialogFrame>
  );
}

function ExportForm({ type, list, ids }: Pick<StockExportProps, 'type' | 'list' | 'ids'>) {
  const stockExport = useStockExport(type, list, ids);
  const { isReady, isPending, start } = stockExport;
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>Export {type.declaration.plural}</Dialog.Title>
        <Dialog.CloseTrigger asChild>
          <CloseButton size="sm" aria-label="Close" />
        </Dialog.CloseTrigger>
      </Dialog.Header>
      <Dialog.Body>
        <ExportChoices type={type} list={list} ids={ids} {...stockExport} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button size="sm" disabled={!isReady} loading={isPending} onClick={() => void start()}>
          Download
        </Button>
      </Dialog.Footer>
    </>
  );
}
