import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import type { List } from '../../../table/list/use-list';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { StockType } from '../stock-type';
import type { StockExportProps } from './open-stock-export';

const StockExport = dialogOnDemand<StockExportProps>(() => import('./open-stock-export'));

interface ExportButtonProps {
  readonly type: StockType;
  readonly list: List<StockRecord>;
  /** IDs of the rows to export. If null or omitted, all rows that match the filters are exported. */
  readonly ids?: readonly string[] | null;
}

/** Button that opens the export dialog for a stock list. */
export function ExportButton({ type, list, ids = null }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden />
        {ids === null ? 'Export' : 'Export selected'}
      </Button>
      <StockExport isOpen={isOpen} type={type} list={list} ids={ids} onClose={() => setOpen(false)} />
    </>
  );
}
