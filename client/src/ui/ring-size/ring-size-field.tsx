import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { Ruler } from 'lucide-react';
import { useId, useState } from 'react';
import { PlainSelect } from '../inputs/plain-inputs';
import { dialogOnDemand } from '../on-demand';
import type { RingSizeDialogProps } from './open-ring-size-dialog';
import { type RingSize, ringSizeText, usualRingSizes } from './ring-sizes';

const RingSizeDialog = dialogOnDemand<RingSizeDialogProps>(() => import('./open-ring-size-dialog'));

/** Button that opens a guide to ring sizes, with a tool for measuring a ring on the screen and a table of sizes. */
export function RingSizeGuide() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Ruler aria-hidden strokeWidth={1.5} />
        Find a ring size
      </Button>
      <RingSizeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface RingSizeFieldProps {
  /** US size. Null if none is selected. */
  readonly value: number | null;
  readonly onChange: (us: number | null) => void;
  /** Available sizes. Defaults to `usualRingSizes`. */
  readonly sizes?: readonly RingSize[];
  readonly label?: string;
  /** Use `sm` in list filters. */
  readonly size?: 'sm' | 'md';
  /** Label of the empty option. If omitted, a size is always selected. */
  readonly placeholder?: string;
  /** Validation error. */
  readonly error?: string | undefined;
}

/** Select field for a ring size in all size systems, with the guide next to it. */
export function RingSizeField({
  value,
  onChange,
  sizes = usualRingSizes,
  label = 'Ring size',
  size = 'md',
  placeholder,
  error,
}: RingSizeFieldProps) {
  const id = useId();
  const errorId = useId();
  return (
    <Box>
      <HStack justify="space-between" mb="1">
        <chakra.label htmlFor={id} textStyle="md" fontWeight="medium">
          {label}
        </chakra.label>
        <RingSizeGuide />
      </HStack>
      <PlainSelect
        id={id}
        size={size}
        width="full"
        value={value ?? ''}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        {(placeholder !== undefined || value === null) && <option value="">{placeholder ?? 'Choose a size'}</option>}
        {sizes.map((each) => (
          <option key={each.us} value={each.us}>
            {ringSizeText(each)}
          </option>
        ))}
      </PlainSelect>
      {error !== undefined && (
        <Box id={errorId} mt="1" textStyle="sm" color="fg.error">
          {error}
        </Box>
      )}
    </Box>
  );
}
