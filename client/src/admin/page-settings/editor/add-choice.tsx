import { NativeSelect } from '@chakra-ui/react';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** `false`: nothing of it would be seen on this page. */
  readonly isDrawn: boolean | null;
}

interface AddChoiceProps {
  /** "Add column". */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onAdd: (value: string) => void;
}

const byLabel = (one: Choice, other: Choice): number => one.label.localeCompare(other.label);

function Options({ choices }: Pick<AddChoiceProps, 'choices'>) {
  return choices.toSorted(byLabel).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Adds one of the things that the schema has; those that the page does not draw come last, and say so. */
export function AddChoice({ label, choices, onAdd }: AddChoiceProps) {
  const undrawn = choices.filter(({ isDrawn }) => isDrawn === false);
  return (
    <NativeSelect.Root size="sm" width="auto" alignSelf="flex-start">
      <NativeSelect.Field
        aria-label={label}
        value=""
        onChange={({ target: { value } }) => {
          if (value !== '') {
            onAdd(value);
          }
        }}
      >
        <option value="">{label}…</option>
        <Options choices={choices.filter(({ isDrawn }) => isDrawn !== false)} />
        {undrawn.length > 0 && (
          <optgroup label="Not supported by this page">
            <Options choices={undrawn} />
          </optgroup>
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
