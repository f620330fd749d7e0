import { NativeSelect } from '@chakra-ui/react';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** Whether the page supports the field. Null if unknown. */
  readonly isDrawn: boolean | null;
}

interface AddChoiceProps {
  /** Label of the control, such as "Add column". */
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onAdd: (value: string) => void;
}

const byLabel = (a: Choice, b: Choice): number => a.label.localeCompare(b.label);

function Options({ choices }: Pick<AddChoiceProps, 'choices'>) {
  return choices.toSorted(byLabel).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Select control that adds a field of the schema. Fields that the page does not support are listed last. */
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
