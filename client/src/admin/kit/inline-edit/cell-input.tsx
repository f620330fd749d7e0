import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Choice } from '../../../forms/select-field';
import { PlainInput, PlainSelect } from '../../../ui/inputs/plain-inputs';

interface CellInputProps {
  readonly label: string;
  readonly choices: readonly Choice[] | undefined;
  readonly isNumeric: boolean;
  readonly text: string;
  /** Validation error of the typed text. Null if the text is valid. */
  readonly problem: string | null;
  readonly isSaving: boolean;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
  /** Called to save and move to the previous (-1) or next (1) cell. */
  readonly onGoOn: (step: 1 | -1) => void;
  readonly onLeave: () => void;
  readonly onBlur: () => void;
}

export function CellInput(props: CellInputProps) {
  const { label, choices, isNumeric, text, problem, isSaving, onType, onSave, onGoOn, onLeave, onBlur } = props;
  const problemId = useId();
  const problemRef = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const input = box.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    input?.focus();
    if (input instanceof HTMLInputElement) {
      input.select();
    }
  }, []);

  useEffect(() => {
    if (problem !== null) {
      problemRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [problem]);

  function onKeyDown(event: KeyboardEvent): void {
    const action =
      event.key === 'Enter'
        ? onSave
        : event.key === 'Escape'
          ? onLeave
          : event.key === 'Tab'
            ? () => onGoOn(event.shiftKey ? -1 : 1)
            : null;
    if (action !== null) {
      event.preventDefault();
      event.stopPropagation();
      action();
    }
  }

  const inputProps = {
    'aria-label': label,
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : problemId,
    'aria-busy': isSaving,
    value: text,
    onKeyDown,
    onBlur,
  };
  return (
    <Box ref={box} display="inline-block" my="-1">
      {choices === undefined ? (
        <PlainInput
          {...inputProps}
          size="xs"
          width={isNumeric ? '7rem' : '12rem'}
          textAlign={isNumeric ? 'end' : undefined}
          inputMode={isNumeric ? 'decimal' : undefined}
          readOnly={isSaving}
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        <PlainSelect {...inputProps} minWidth="6rem" onChange={({ target }) => onType(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </PlainSelect>
      )}
      <Box
        ref={problemRef}
        id={problemId}
        role="alert"
        position="absolute"
        zIndex="2"
        top="100%"
        insetInlineStart="3"
        width="18rem"
        p="2"
        textAlign="start"
        whiteSpace="normal"
        textStyle="sm"
        color="fg.error"
        bg="bg"
        borderWidth="1px"
        borderColor="border.error"
        boxShadow="lg"
        _empty={{ display: 'none' }}
      >
        {problem}
      </Box>
    </Box>
  );
}
