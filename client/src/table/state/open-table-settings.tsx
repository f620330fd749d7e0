import { Button, HStack, IconButton, Popover, Portal, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../../ui/inputs/checkbox';
import { Segments } from '../../ui/inputs/segments';
import { densities, useDensity } from './density';
import { TableSettingsButton, type TableSettingsProps } from './table-settings-button';

const densityNames = { compact: 'Compact', regular: 'Regular', roomy: 'Roomy' };

function moveId(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const others = ids.filter((each) => each !== id);
  return [...others.slice(0, from + by), id, ...others.slice(from + by)];
}

/** Implementation of `TableSettings`, loaded on demand. */
export default function OpenTableSettings({ columns, chosen, onChange }: TableSettingsProps) {
  const [density, setDensity] = useDensity();
  const optionalColumns = columns.slice(1);
  const visibleColumns = chosen.flatMap((id) => optionalColumns.find((column) => column.id === id) ?? []);
  const hidden = optionalColumns.filter((column) => !chosen.includes(column.id));

  return (
    <Popover.Root defaultOpen positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <TableSettingsButton />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="Columns and row height">
            <Popover.Body overflowY="auto" minHeight="0">
              <Stack gap="4">
                <Stack gap="1">
                  <Text id="density" textStyle="xs" color="fg.muted">
                    Row height
                  </Text>
                  <Segments
                    aria-labelledby="density"
                    alignSelf="start"
                    segments={densities.map((value) => ({ value, label: densityNames[value] }))}
                    value={density}
                    onChange={setDensity}
                  />
                </Stack>
                <Stack gap="0" as="ul" listStyleType="none">
                  {[...visibleColumns, ...hidden].map(({ id, header }) => {
                    const index = chosen.indexOf(id);
                    return (
                      <HStack key={id} as="li" minHeight="8" justify="space-between">
                        <Checkbox
                          size="sm"
                          isChecked={index >= 0}
                          onChange={(isVisible) =>
                            onChange(isVisible ? [...chosen, id] : chosen.filter((each) => each !== id))
                          }
                        >
                          {header}
                        </Checkbox>
                        {index >= 0 && (
                          <HStack gap="0">
                            <IconButton
                              size="xs"
                              variant="ghost"
                              colorPalette="neutral"
                              aria-label={`Move ${header} up`}
                              disabled={index === 0}
                              onClick={() => onChange(moveId(chosen, id, -1))}
                            >
                              <ArrowUp aria-hidden />
                            </IconButton>
                            <IconButton
                              size="xs"
                              variant="ghost"
                              colorPalette="neutral"
                              aria-label={`Move ${header} down`}
                              disabled={index === chosen.length - 1}
                              onClick={() => onChange(moveId(chosen, id, 1))}
                            >
                              <ArrowDown aria-hidden />
                            </IconButton>
                          </HStack>
                        )}
                      </HStack>
                    );
                  })}
                </Stack>
              </Stack>
            </Popover.Body>
            <Popover.Footer>
              <Button size="sm" variant="outline" onClick={() => onChange(null)}>
                Restore defaults
              </Button>
            </Popover.Footer>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
