import { HStack, Input, Textarea } from '@chakra-ui/react';
import { FieldFrame } from '../../../forms/field-frame';
import { Fieldset } from '../../../forms/fieldset';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { ChoiceSelect } from '../../kit/parts/choice-select';
import { fieldText } from '../draft/field-text';
import { useEditor } from './editor';

const directions = [
  { value: 'ASC', label: 'Ascending' },
  { value: 'DESC', label: 'Descending' },
] as const;

/** Fields for a page's title, description, visibility, default sort order and page size. */
export function PageTexts() {
  const { draft, change, errorAt, choices } = useEditor();
  const { title, description, isVisible, sortField, sortDirection, pageSize } = draft;
  // A stored sort field that no longer exists is shown until the user selects another one.
  const stored = choices.sortFields.includes(sortField) || sortField === '' ? [] : [sortField];
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Page</Fieldset.Legend>
      <FieldFrame label="Title" error={errorAt('title')}>
        <Input size="sm" value={title} onChange={(event) => change({ title: event.target.value }, 'title')} />
      </FieldFrame>
      <FieldFrame label="Description" isOptional="quietly" error={errorAt('description')}>
        <Textarea
          size="sm"
          rows={2}
          autoresize
          value={description}
          onChange={(event) => change({ description: event.target.value }, 'description')}
        />
      </FieldFrame>
      <Checkbox isChecked={isVisible} onChange={() => change({ isVisible: !isVisible }, 'isVisible')}>
        Visible to everyone
      </Checkbox>
      <HStack gap="3" align="flex-start">
        <FieldFrame label="Default sort" isOptional="quietly" error={errorAt('defaultSort.field')}>
          <ChoiceSelect
            value={sortField}
            choices={['', ...stored, ...choices.sortFields].map((value) => ({
              value,
              label: value === '' ? 'Default order' : fieldText(value),
            }))}
            onChange={(field) => change({ sortField: field }, 'defaultSort.field')}
          />
        </FieldFrame>
        {sortField !== '' && (
          <FieldFrame label="Direction" isOptional="quietly" error={errorAt('defaultSort.direction')}>
            <ChoiceSelect
              value={sortDirection}
              choices={directions}
              onChange={(to) => change({ sortDirection: to }, 'defaultSort.direction')}
            />
          </FieldFrame>
        )}
        <FieldFrame label="Rows per page" error={errorAt('pageSize')}>
          <Input
            size="sm"
            inputMode="numeric"
            textAlign="end"
            value={pageSize}
            onChange={(event) => change({ pageSize: event.target.value }, 'pageSize')}
          />
        </FieldFrame>
      </HStack>
    </Fieldset.Root>
  );
}
