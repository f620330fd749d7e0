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
}

/** Opens the export of what a list of the back office gives. */
export function ExportButton({ type, list }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden />
        Export
      </Button>
      <StockExport isOpen={isOpen} type={type} list={list} onClose={() => setOpen(false)} />
    </>
  );
}
