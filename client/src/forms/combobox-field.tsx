import { Combobox, createListCollection, Portal } from '@chakra-ui/react';
import { type ComponentProps, useMemo, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from './bound-field';
import { FieldFrame } from './field-frame';
import type { Choice } from './select-field';

/** Normalizes text for comparison: removes case, accents and dots. `U.S.A.` becomes `usa`. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
    .toLowerCase()
    .trim();
}

/**
 * Returns the rank of a choice for a search text. 0 is the best; undefined means no match. Aliases match only by
 * prefix.
 */
function rankOf({ label, aliases = [] }: Choice, text: string): number | undefined {
  const name = comparable(label);
  const others = aliases.map(comparable);
  if (name === text || others.includes(text)) {
    return 0;
  }
  if (name.startsWith(text)) {
    return 1;
  }
  if (name.includes(text) || others.some((alias) => alias.startsWith(text))) {
    return 2;
  }
  return undefined;
}

/** Returns the choices that match the typed text, best match first. Returns all choices if the text is empty. */
export function findChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const text = comparable(typed);
  if (text === '') {
    return choices;
  }
  return choices
    .flatMap((choice) => {
      const rank = rankOf(choice, text);
      return rank === undefined ? [] : [{ choice, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

interface ComboboxFieldOptions {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
}

/** Sets `aria-controls` only while the list is open, because a closed list is not mounted. */
function InputWithList({ 'aria-controls': list, ...props }: ComponentProps<'input'>) {
  return <input {...props} aria-controls={props['aria-expanded'] ? list : undefined} />;
}

export function ComboboxInput(props: Omit<ComponentProps<typeof Combobox.Input>, 'asChild' | 'children'>) {
  return (
    <Combobox.Input {...props} asChild>
      <InputWithList />
    </Combobox.Input>
  );
}

/** Select field for a long list that can be searched by name or alias. The form stores the value of the choice. */
export function ComboboxField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  isOptional,
  choices,
  placeholder,
}: BoundField<TValues, TContext, TOutput> & ComboboxFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const collection = useMemo(() => createListCollection({ items: [...findChoices(choices, typed)] }), [choices, typed]);

  const value: string = field.value ?? '';
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={fieldState.error?.message}>
      <Combobox.Root
        collection={collection}
        value={value === '' ? [] : [value]}
        inputBehavior="autohighlight"
        openOnClick
        // Mounts the list only when it opens. Otherwise, a dialog would hide it from screen readers as an element
        // outside of the dialog.
        lazyMount
        unmountOnExit
        onValueChange={(details) => field.onChange(details.value[0] ?? '')}
        onInputValueChange={({ inputValue }) => setTyped(inputValue)}
        onInteractOutside={field.onBlur}
      >
        <Combobox.Control>
          <ComboboxInput ref={field.ref} name={field.name} placeholder={placeholder} autoComplete="off" />
          <Combobox.IndicatorGroup>
            <Combobox.ClearTrigger aria-label={`Clear ${label}`} />
            <Combobox.Trigger aria-label={`Show ${label}`} />
          </Combobox.IndicatorGroup>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content>
              <Combobox.Empty>No matches</Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item key={item.value} item={item}>
                  {item.label}
                  <Combobox.ItemIndicator />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
