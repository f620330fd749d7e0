import { Box, Button, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronRight, X } from 'lucide-react';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../forms/field-frame';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { formatCount } from '../../../ui/numbers';
import { SortHandle } from '../../kit/sortable/sortable-list';
import type { DraftFilter } from '../draft/page-draft';
import { useEditor } from './editor';
import { FilterOptions } from './filter-options';
import { PlaceError } from './page-columns';

const kinds: Readonly<Record<DraftFilter['kind'], string>> = {
  MULTISELECT: 'multiple choice',
  RANGE: 'range',
  TEXT: 'text',
  TOGGLE: 'on or off',
};

interface FilterEditorProps {
  readonly filter: DraftFilter;
  /** Index of the filter on the page, starting at 0. */
  readonly index: number;
  readonly onChange: (filter: DraftFilter, path?: string) => void;
  readonly onRemove: () => void;
}

/** Editor for a filter of the page. Expands to show its label and options. */
export function FilterEditor({ filter, index, onChange, onRemove }: FilterEditorProps) {
  const { errorAt, isDrawn } = useEditor();
  const [isOpened, setOpen] = useState(false);
  const id = useId();
  const { field, label, kind, isActive, options } = filter;
  const basePath = `filters.${index}`;
  const isInvalid =
    errorAt(basePath) !== undefined || [...errorPaths(filter, basePath)].some((path) => errorAt(path) !== undefined);
  const isOpen = isOpened || isInvalid;
  return (
    <Box borderBottomWidth="1px">
      <Flex align="center" gap="1" minHeight="8">
        <SortHandle />
        <Button
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          fontWeight="normal"
          textStyle="md"
          flex="1"
          minWidth="0"
          justifyContent="flex-start"
          px="1"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          <Text as="span" truncate>
            {label === '' ? 'Unnamed' : label}
          </Text>
          <Text as="span" color="fg.subtle" textStyle="xs" truncate>
            {kinds[kind]}
            {options.length > 0 && `, ${formatCount(options.length)} options`}
            {!isActive && ', disabled'}
          </Text>
        </Button>
        {isDrawn('filters', field) === false && (
          <Text color="fg.warning" textStyle="xs" flexShrink="0">
            not supported
          </Text>
        )}
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Remove filter ${label}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </Flex>
      {isOpen && (
        <Stack id={id} gap="3" ps="8" pb="4" pt="1">
          <PlaceError message={errorAt(`${basePath}.field`) ?? errorAt(`${basePath}.kind`)} />
          <Flex gap="4" align="flex-end">
            <FieldFrame label="Label" error={errorAt(`${basePath}.label`)}>
              <Input
                size="sm"
                value={label}
                onChange={(event) => onChange({ ...filter, label: event.target.value }, `${basePath}.label`)}
              />
            </FieldFrame>
            <Box flexShrink="0" pb="2">
              <Checkbox isChecked={isActive} onChange={() => onChange({ ...filter, isActive: !isActive }, basePath)}>
                Enabled
              </Checkbox>
            </Box>
          </Flex>
          {kind === 'MULTISELECT' && (
            <FilterOptions filter={filter} basePath={`${basePath}.options`} onChange={onChange} />
          )}
        </Stack>
      )}
    </Box>
  );
}

function* errorPaths({ options }: DraftFilter, basePath: string): Generator<string> {
  yield* [`${basePath}.field`, `${basePath}.kind`, `${basePath}.label`, `${basePath}.options`];
  for (const index of options.keys()) {
    yield* ['value', 'label', 'image', 'imageUrl'].map((part) => `${basePath}.options.${index}.${part}`);
  }
}
