import { Button, chakra, Flex, IconButton, Image, Input, Menu, Portal, Stack, Text } from '@chakra-ui/react';
import { ImagePlus, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { SortableList, SortHandle } from '../../kit/sortable/sortable-list';
import { fieldText } from '../draft/field-text';
import type { DraftFilter, DraftOption } from '../draft/page-draft';
import { AddChoice } from './add-choice';
import { useEditor } from './editor';
import { PlaceError } from './page-columns';

interface OptionPictureProps {
  readonly option: DraftOption;
  readonly onChange: (option: DraftOption) => void;
}

/** Returns an object URL for a file that has not been uploaded yet. */
function useFileUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const objectUrl = file === undefined ? null : URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => (objectUrl === null ? undefined : URL.revokeObjectURL(objectUrl));
  }, [file]);
  return url;
}

/** Current or new picture for a filter option. */
function OptionPicture({ option, onChange }: OptionPictureProps) {
  const { value, label, imageUrl, image } = option;
  const input = useRef<HTMLInputElement>(null);
  const displayedUrl = useFileUrl(image) ?? imageUrl;
  return (
    <>
      <chakra.input
        ref={input}
        type="file"
        display="none"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={`Picture file for ${label}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) {
            onChange({ ...option, image: file });
          }
          target.value = '';
        }}
      />
      <Menu.Root lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <IconButton size="xs" variant="ghost" colorPalette="neutral" aria-label={`Picture of ${label}`}>
            {displayedUrl === null ? (
              <ImagePlus aria-hidden />
            ) : (
              <Image src={displayedUrl} alt="" boxSize="5" objectFit="contain" />
            )}
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="choose" onClick={() => input.current?.click()}>
                {displayedUrl === null ? 'Choose a picture' : 'Replace picture'}
              </Menu.Item>
              {displayedUrl !== null && (
                <Menu.Item value="remove" onClick={() => onChange({ value, label, imageUrl: null })}>
                  Remove picture
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </>
  );
}

interface FilterOptionsProps {
  readonly filter: DraftFilter;
  /** Path of the options in the settings, such as `filters.0.options`. */
  readonly basePath: string;
  readonly onChange: (filter: DraftFilter, path?: string) => void;
}

/** Ordered list of a filter's options. If there are none, the filter offers all values found in the list. */
export function FilterOptions({ filter, basePath, onChange }: FilterOptionsProps) {
  const { errorAt } = useEditor();
  const { options } = filter;
  const set = (next: readonly DraftOption[], path?: string) => onChange({ ...filter, options: next }, path);
  return (
    <Stack gap="2">
      {options.length === 0 ? (
        <Text color="fg.muted">Shows all values of the list.</Text>
      ) : (
        <SortableList
          items={options}
          idOf={({ value }) => value}
          nameOf={({ label }) => `option ${label}`}
          onSort={(sorted) => set(sorted)}
          label={`Options of ${filter.label}`}
        >
          {(option, index) => (
            <>
              <Flex align="center" gap="1" minHeight="8">
                <SortHandle />
                <OptionPicture
                  option={option}
                  onChange={(next) => set(options.with(index, next), `${basePath}.${index}.image`)}
                />
                <Input
                  size="sm"
                  aria-label={`Name of option ${option.value}`}
                  aria-invalid={errorAt(`${basePath}.${index}.label`) !== undefined}
                  value={option.label}
                  onChange={(event) =>
                    set(options.with(index, { ...option, label: event.target.value }), `${basePath}.${index}.label`)
                  }
                />
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="neutral"
                  aria-label={`Remove option ${option.label}`}
                  onClick={() => set(options.filter((other) => other !== option))}
                >
                  <X aria-hidden />
                </IconButton>
              </Flex>
              <PlaceError
                message={['label', 'value', 'image', 'imageUrl']
                  .map((part) => errorAt(`${basePath}.${index}.${part}`))
                  .find(Boolean)}
              />
            </>
          )}
        </SortableList>
      )}
      <PlaceError message={errorAt(basePath)} />
      <AddOption filter={filter} onAdd={(option) => set([...options, option])} />
    </Stack>
  );
}

interface AddOptionProps {
  readonly filter: DraftFilter;
  readonly onAdd: (option: DraftOption) => void;
}

/** Control that adds a known value. If the field accepts any text, other values can be typed. */
function AddOption({ filter: { field, label, options }, onAdd }: AddOptionProps) {
  const { knownOptions, choices } = useEditor();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const isUnused = (value: string) => options.every((option) => option.value !== value);
  const available = knownOptions(field).filter(({ value }) => isUnused(value));
  const values = choices.filterFields.find(({ name }) => name === field)?.values ?? null;
  if (values !== null || field.endsWith('Ids')) {
    return available.length === 0 ? null : (
      <AddChoice
        label={`Add option of ${label}`}
        choices={available.map((option) => ({ ...option, isDrawn: null }))}
        onAdd={(value) => {
          const option = available.find((each) => each.value === value);
          onAdd({ value, label: option?.label ?? fieldText(value), imageUrl: null });
        }}
      />
    );
  }
  const value = typed.trim();
  const canAdd = value !== '' && isUnused(value);
  const add = () => {
    onAdd({ value, label: value, imageUrl: null });
    setTyped('');
  };
  return (
    <Flex gap="2" maxW="20rem">
      <Input
        size="sm"
        aria-label={`New option of ${label}`}
        placeholder="New option"
        list={listId}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            if (canAdd) {
              add();
            }
          }
        }}
      />
      <datalist id={listId}>
        {available.map((option) => (
          <option key={option.value} value={option.value} />
        ))}
      </datalist>
      <Button size="sm" variant="outline" aria-disabled={!canAdd} onClick={() => (canAdd ? add() : undefined)}>
        Add
      </Button>
    </Flex>
  );
}
