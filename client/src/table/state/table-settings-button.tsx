import { Button, type ButtonProps } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';

export interface TableSettingsProps {
  /** All columns of the list; the first is always shown. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  /** Ids of the shown ones after the first, in order. */
  readonly chosen: readonly string[];
  /** `null` goes back to the list's own choice. */
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** Opens the settings of a table. */
export function TableSettingsButton(props: ButtonProps) {
  return (
    <Button variant="outline" size="sm" colorPalette="neutral" aria-haspopup="dialog" {...props}>
      <Columns3 aria-hidden />
      Columns
    </Button>
  );
}
