import { Stack, Text } from '@chakra-ui/react';
import type { ImportMode } from '../../graphql/generated/graphql';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { RadioGroup } from '../kit/parts/radio-group';

export const modeLabels: Readonly<Record<ImportMode, string>> = {
  ADD_OR_UPDATE: 'Add and update',
  REPLACE: 'Replace stock',
};

const modes = ['ADD_OR_UPDATE', 'REPLACE'] as const satisfies readonly ImportMode[];

function meaningOf(mode: ImportMode, vendor: string | null): string {
  if (mode === 'ADD_OR_UPDATE') {
    return 'These items are not changed.';
  }
  const subject = vendor === null ? 'These items' : `Items of ${vendor}`;
  return `${subject} become inactive, except those on hold, on memo or in an open order.`;
}

interface ModeChoiceProps {
  readonly files: StockFiles;
  readonly mode: ImportMode;
  /** Vendor of the file. If set, an import only deactivates stock of this vendor. */
  readonly vendor: string | null;
  readonly isBusy: boolean;
  readonly onChange: (mode: ImportMode) => void;
}

/** Field that selects how to treat records that are missing from the file. */
export function ModeChoice({ files, mode, vendor, isBusy, onChange }: ModeChoiceProps) {
  return (
    <RadioGroup.Root
      disabled={isBusy}
      value={mode}
      onValueChange={({ value }) => {
        const chosen = modes.find((each) => each === value);
        if (chosen !== undefined) {
          onChange(chosen);
        }
      }}
    >
      <RadioGroup.Label>{files.title} missing from the file</RadioGroup.Label>
      <Stack gap="3" mt="2">
        {modes.map((each) => (
          <RadioGroup.Item key={each} value={each}>
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>
              {modeLabels[each]}
              <Text as="span" display="block" color="fg.muted">
                {meaningOf(each, vendor)}
              </Text>
            </RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}
