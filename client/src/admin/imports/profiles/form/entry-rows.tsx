import { Button, chakra, IconButton, Stack, Text } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fieldset } from '../../../../forms/fieldset';

interface EntryRowsProps {
  readonly legend: string;
  readonly hint: string;
  readonly addLabel: string;
  /** Keys of the rows, in their order. */
  readonly keys: readonly string[];
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  /** The fields of a row. */
  readonly children: (at: number) => ReactNode;
}

/** Rows of fields under each other, to add to and take from. */
export function EntryRows({ legend, hint, addLabel, keys, onAdd, onRemove, children }: EntryRowsProps) {
  return (
    <Fieldset.Root gap="2">
      <Fieldset.Legend textStyle="md" fontWeight="semibold" mb="0">
        {legend}
      </Fieldset.Legend>
      <Text color="fg.muted">{hint}</Text>
      {keys.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {keys.map((key, at) => (
            <chakra.li key={key} display="flex" gap="2" alignItems="flex-start">
              <chakra.div display="flex" flexWrap="wrap" gap="2" flex="1" minWidth="0">
                {children(at)}
              </chakra.div>
              <IconButton
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove row ${at + 1} of ${legend.toLowerCase()}`}
                onClick={() => onRemove(at)}
              >
                <X aria-hidden />
              </IconButton>
            </chakra.li>
          ))}
        </Stack>
      )}
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onAdd}>
        <Plus aria-hidden />
        {addLabel}
      </Button>
    </Fieldset.Root>
  );
}
