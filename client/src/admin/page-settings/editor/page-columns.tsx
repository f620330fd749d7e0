import { Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Fieldset } from '../../../forms/fieldset';
import { SortableList, SortHandle } from '../../kit/sortable/sortable-list';
import { AddChoice } from './add-choice';
import { useEditor } from './editor';

export function PageColumns() {
  const { draft, change, errorAt, choices, columnName, isDrawn } = useEditor();
  const { columns } = draft;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Columns</Fieldset.Legend>
      <SortableList
        items={columns}
        idOf={(path) => path}
        nameOf={(path) => `column ${columnName(path)}`}
        onSort={(sorted) => change({ columns: sorted })}
        label="Columns"
      >
        {(path, index) => (
          <>
            <Flex align="center" gap="1" minHeight="8" borderBottomWidth="1px">
              <SortHandle />
              <Text flex="1" minWidth="0" overflowWrap="anywhere">
                {columnName(path)}
              </Text>
              {isDrawn('columns', path) === false && (
                <Text color="fg.warning" textStyle="xs">
                  not supported by this page
                </Text>
              )}
              <IconButton
                size="xs"
                variant="ghost"
                colorPalette="neutral"
                aria-label={`Remove column ${columnName(path)}`}
                onClick={() => change({ columns: columns.filter((other) => other !== path) })}
              >
                <X aria-hidden />
              </IconButton>
            </Flex>
            <PlaceError message={errorAt(`columns.${index}`)} />
          </>
        )}
      </SortableList>
      <PlaceError message={errorAt('columns')} />
      <AddChoice
        label="Add column"
        choices={choices.columns
          .filter((path) => !columns.includes(path))
          .map((path) => ({ value: path, label: columnName(path), isDrawn: isDrawn('columns', path) }))}
        onAdd={(path) => change({ columns: [...columns, path] })}
      />
    </Fieldset.Root>
  );
}

/** Error message for a part of the form that is not an input field. */
export function PlaceError({ message }: { readonly message: string | undefined }) {
  return (
    <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
      {message}
    </Text>
  );
}
