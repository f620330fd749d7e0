import { Button, type ButtonProps } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';

export interface TableSettingsProps {
  /** All columns of the list. The first one is always shown. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** IDs of the shown columns in order, except the first. */
  readonly chosen: readonly string[];
  /** Null restores the default columns. */
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** Button that opens the table settings. */
export function TableSettingsButton(props: ButtonProps) {
  return (
    <Button variant="outline" size="sm" colorPalette="neutral" aria-haspopup="dialog" {...props}>
      <Columns3 aria-hidden />
      Columns
    </Button>
  );
}
