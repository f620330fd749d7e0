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

/** Returns an object URL for a file that is not uploaded yet. */
function useFileUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = file === undefined ? null : URL.createObjectURL(file);
    setUrl(made);
    return () => (made === null ? undefined : URL.revokeObjectURL(made));
  }, [file]);
  return url;
}

/** Current or new picture of an option. */
function OptionPicture({ option, onChange }: OptionPictureProps) {
  const { value, label, imageUrl, image } = option;
  const input = useRef<HTMLInputElement>(null);
  const shown = useFileUrl(image) ?? imageUrl;
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
            {shown === null ? <ImagePlus aria-hidden /> : <Image src={shown} alt="" boxSize="5" objectFit="contain" />}
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="choose" onClick={() => input.current?.click()}>
                {shown === null ? 'Choose a picture' : 'Replace picture'}
              </Menu.Item>
              {shown !== null && (
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
  readonly at: string;
  readonly onChange: (filter: DraftFilter, at?: string) => void;
}

/** Ordered options of a filter. If there are none, the filter offers all values in the list. */
export function FilterOptions({ filter, at, onChange }: FilterOptionsProps) {
  const { errorAt } = useEditor();
  const { options } = filter;
  const set = (next: readonly DraftOption[], place?: string) => onChange({ ...filter, options: next }, place);
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
          {(option, place) => (
            <>
              <Flex align="center" gap="1" minHeight="8">
                <SortHandle />
                <OptionPicture
                  option={option}
                  onChange={(next) => set(options.with(place, next), `${at}.${place}.image`)}
                />
                <Input
                  size="sm"
                  aria-label={`Name of option ${option.value}`}
                  aria-invalid={errorAt(`${at}.${place}.label`) !== undefined}
                  value={option.label}
                  onChange={(event) =>
                    set(options.with(place, { ...option, label: event.target.value }), `${at}.${place}.label`)
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
                  .map((part) => errorAt(`${at}.${place}.${part}`))
                  .find(Boolean)}
              />
            </>
          )}
        </SortableList>
      )}
      <PlaceError message={errorAt(at)} />
      <AddOption filter={filter} onAdd={(option) => set([...options, option])} />
    </Stack>
  );
}

interface AddOptionProps {
  readonly filter: DraftFilter;
  readonly onAdd: (option: DraftOption) => void;
}

/** Control that adds a known value, or a typed value if the field accepts any text. */
function AddOption({ filter: { field, label, options }, onAdd }: AddOptionProps) {
  const { knownOptions, choices } = useEditor();
  const [typed, setTyped] = useState('');
  const listId = useId();
  const isFree = (value: string) => options.every((option) => option.value !== value);
  const known = knownOptions(field).filter(({ value }) => isFree(value));
  const values = choices.filterFields.find(({ name }) => name === field)?.values ?? null;
  if (values !== null || field.endsWith('Ids')) {
    return known.length === 0 ? null : (
      <AddChoice
        label={`Add option of ${label}`}
        choices={known.map((option) => ({ ...option, isDrawn: null }))}
        onAdd={(value) => {
          const option = known.find((each) => each.value === value);
          onAdd({ value, label: option?.label ?? fieldText(value), imageUrl: null });
        }}
      />
    );
  }
  const value = typed.trim();
  const canAdd = value !== '' && isFree(value);
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
        {known.map((option) => (
          <option key={option.value} value={option.value} />
        ))}
      </datalist>
      <Button size="sm" variant="outline" aria-disabled={!canAdd} onClick={() => (canAdd ? add() : undefined)}>
        Add
      </Button>
    </Flex>
  );
}
