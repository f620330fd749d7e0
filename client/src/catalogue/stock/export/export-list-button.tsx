import { Button } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';

interface ExportListButtonProps<Row extends ListedRow> {
  readonly list: List<Row>;
}

/** Saves everything that the filters give, on whatever page, in the order of the list. */
export function ExportListButton<Row extends ListedRow>({
  list: { save, declaration, rows },
}: ExportListButtonProps<Row>) {
  const [isPending, setPending] = useState(false);
  if (save === null) {
    return null;
  }
  return (
    <Button
      // A phone has no spreadsheet, and little room above its cards.
      hideBelow="md"
      size="sm"
      variant="outline"
      colorPalette="neutral"
      disabled={isPending || rows.filter === null}
      title={`Saves all ${declaration.plural} of the list as CSV, at your prices`}
      onClick={() => {
        setPending(true);
        void save().finally(() => setPending(false));
      }}
    >
      <FileDown aria-hidden />
      Export
    </Button>
  );
}
