import { Fieldset, HStack, Input, NativeSelect, Textarea } from '@chakra-ui/react';
import { FieldFrame } from '../../../forms/field-frame';
import { Checkbox } from '../../../ui/inputs/checkbox';
import { fieldWords } from '../draft/field-words';
import { useEditor } from './editor';

const direction = (value: string) => (value === 'DESC' ? ('DESC' as const) : ('ASC' as const));

/** Title and words of a page, whether it is shown, how it is sorted at first, and how long it is. */
export function PageWords() {
  const { draft, change, errorAt, choices } = useEditor();
  const { title, description, isVisible, sortField, sortDirection, pageSize } = draft;
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Page</Fieldset.Legend>
      <FieldFrame label="Title" error={errorAt('title')}>
        <Input size="sm" value={title} onChange={(event) => change({ title: event.target.value }, 'title')} />
      </FieldFrame>
      <FieldFrame label="Words below the title" isOptional="quietly" error={errorAt('description')}>
        <Textarea
          size="sm"
          rows={2}
          autoresize
          value={description}
          onChange={(event) => change({ description: event.target.value }, 'description')}
        />
      </FieldFrame>
      <Checkbox isChecked={isVisible} onChange={() => change({ isVisible: !isVisible }, 'isVisible')}>
        Shown to everybody
      </Checkbox>
      <HStack gap="3" align="flex-start">
        <FieldFrame label="First sorted by" isOptional="quietly" error={errorAt('defaultSort.field')}>
          <NativeSelect.Root size="sm">
            <NativeSelect.Field
              value={sortField}
              onChange={(event) => change({ sortField: event.target.value }, 'defaultSort.field')}
            >
              <option value="">Its own order</option>
              {/* A stored one that the schema has no more is shown until it is changed. */}
              {sortField !== '' && !choices.sortFields.includes(sortField) && (
                <option value={sortField}>{fieldWords(sortField)}</option>
              )}
              {choices.sortFields.map((field) => (
                <option key={field} value={field}>
                  {fieldWords(field)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
        {sortField !== '' && (
          <FieldFrame label="Direction" isOptional="quietly" error={errorAt('defaultSort.direction')}>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                value={sortDirection}
                onChange={(event) => change({ sortDirection: direction(event.target.value) }, 'defaultSort.direction')}
              >
                <option value="ASC">Ascending</option>
                <option value="DESC">Descending</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FieldFrame>
        )}
        <FieldFrame label="Rows of a page" error={errorAt('pageSize')}>
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
