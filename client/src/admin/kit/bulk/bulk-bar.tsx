import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CheckedRows } from '../../../table/rows/checked-rows';
import { formatCount } from '../../../ui/numbers';
import { Progress } from '../parts/progress';
import type { Bulk } from './use-bulk';
import type { SelectAll } from './use-select-all';

interface BulkBarProps {
  readonly checked: CheckedRows;
  /** Progress of the running action. Omitted if actions apply immediately. */
  readonly bulk?: Pick<Bulk, 'progress'>;
  /** Selects all rows that match the filters. Omitted if actions only apply to individually selected rows. */
  readonly selectAll?: SelectAll;
  readonly children: ReactNode;
}

const noProgress = { progress: null };

/** Bar shown below a list while rows are selected, with the number of rows, the actions and their progress. */
export function BulkBar({ checked, bulk: { progress } = noProgress, selectAll, children }: BulkBarProps) {
  const count = checked.ids.length;
  const isAllSelected = selectAll !== undefined && selectAll.filter !== null;
  return (
    <chakra.section aria-label="Selected rows" aria-live="polite" position="sticky" bottom="0" zIndex="sticky">
      {count > 0 && (
        <Flex
          wrap="wrap"
          align="center"
          gap="2"
          py="2"
          px="3"
          mt="2"
          bg="bg.panel"
          borderWidth="1px"
          boxShadow="overlay"
        >
          {progress === null ? (
            <>
              <Text fontWeight="semibold" me="2" _firstLetter={{ textTransform: 'uppercase' }}>
                {isAllSelected ? selectAll.text : `${formatCount(count)} selected`}
              </Text>
              {isAllSelected && (
                <Button size="sm" variant="plain" onClick={selectAll.clearAll}>
                  Only the {formatCount(count)} selected
                </Button>
              )}
              {selectAll?.isOffered === true && !isAllSelected && (
                <Button size="sm" variant="plain" onClick={selectAll.selectAll}>
                  Select {selectAll.text}
                </Button>
              )}
              {children}
              <Button size="sm" variant="ghost" colorPalette="neutral" ms="auto" onClick={checked.clear}>
                Clear selection
              </Button>
            </>
          ) : (
            <Progress.Root flex="1" value={progress.done} max={progress.total}>
              <Progress.Label>
                {progress.label}: {formatCount(progress.done)} of {formatCount(progress.total)}
              </Progress.Label>
              <Progress.Track mt="1">
                <Progress.Range />
              </Progress.Track>
            </Progress.Root>
          )}
        </Flex>
      )}
    </chakra.section>
  );
}
