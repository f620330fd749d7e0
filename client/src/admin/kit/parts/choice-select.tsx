import { NativeSelect } from '@chakra-ui/react';

interface ChoiceSelectProps<Value extends string> {
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** Select control for a small number of values. The surrounding `Field` provides the label. */
export function ChoiceSelect<Value extends string>({
  value,
  choices,
  isDisabled = false,
  onChange,
}: ChoiceSelectProps<Value>) {
  return (
    <NativeSelect.Root size="sm" disabled={isDisabled}>
      <NativeSelect.Field
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((each) => each.value === target.value);
          if (chosen !== undefined) {
            onChange(chosen.value);
          }
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
