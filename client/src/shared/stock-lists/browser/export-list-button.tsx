import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { dialogOnDemand } from '../../../ui/on-demand';
import type { ExportDialogProps } from '../../exports/open-export-dialog';

const ExportDialog = dialogOnDemand<ExportDialogProps>(() => import('../../exports/open-export-dialog'));

interface ExportListButtonProps<Row extends ListedRow> {
  readonly list: List<Row>;
  /** What the list is called. */
  readonly title: string;
}

/** Everything that the filters give, on whatever page and in the order of the list: as a file, or by mail. */
export function ExportListButton<Row extends ListedRow>({
  list: { exported, hasExports, declaration },
  title,
}: ExportListButtonProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    hasExports && (
      <>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          aria-haspopup="dialog"
          disabled={exported === null}
          onClick={() => setOpen(true)}
        >
          <FileDown aria-hidden />
          Export
        </Button>
        {exported !== null && (
          <ExportDialog
            isOpen={isOpen}
            list={exported}
            title={title}
            plural={declaration.plural}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    )
  );
}
