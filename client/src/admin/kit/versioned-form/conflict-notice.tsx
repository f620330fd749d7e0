import { Image, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { valueAt } from '../../../table/columns/value-kinds';
import { FieldsConflict } from '../conflict/fields-conflict';
import type { Conflict } from './use-versioned-form';

const PICTURE = /^\/media\/.*\.webp$/;
const VIDEO = /^\/media\/.*\.(?:mp4|webm)$/;

function displayOf(value: unknown): ReactNode {
  if (value instanceof File) {
    return value.name;
  }
  if (Array.isArray(value)) {
    return value.map((each) => String(valueAt(each, 'name'))).join(', ') || '–';
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value !== 'string' || value === '') {
    return '–';
  }
  if (PICTURE.test(value)) {
    return <Image src={value} alt="Picture" maxHeight="12" maxWidth="24" />;
  }
  return VIDEO.test(value) ? (
    'Video'
  ) : (
    <Text lineClamp="4" whiteSpace="pre-line" overflowWrap="anywhere">
      {value}
    </Text>
  );
}

interface ConflictNoticeProps {
  /** Name of the record, such as "the home page". */
  readonly noun: string;
  readonly conflict: Conflict;
}

/**
 * Notice that lists changes made by others while the form was open, and asks how to continue. Nothing is overwritten
 * until the user decides.
 */
export function ConflictNotice({ noun, conflict }: ConflictNoticeProps) {
  const { differences, labels, takeTheirs, keepMine } = conflict;
  return (
    <FieldsConflict
      noun={noun}
      fields={differences.map(({ field, before, now, mine }) => ({
        name: field,
        label: labels[field],
        before: displayOf(before),
        now: displayOf(now),
        mine: displayOf(mine),
      }))}
      // The first button is focused, because the notice can be far from the save button.
      autoFocus
      onTakeTheirs={takeTheirs}
      onKeepMine={keepMine}
    />
  );
}
