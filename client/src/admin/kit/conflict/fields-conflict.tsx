import { Button, Table } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Conflict } from './conflict';

/** Field changed by another user, with formatted values. */
interface ChangedField {
  readonly name: string;
  readonly label: string | undefined;
  /** Value when the form was opened, current value on the server, and value in the form. */
  readonly before: ReactNode;
  readonly now: ReactNode;
  readonly mine: ReactNode;
}

interface FieldsConflictProps {
  /** Name of the changed record, such as "the home page". */
  readonly noun: string;
  readonly fields: readonly ChangedField[];
  /** Whether the first button is focused instead of the notice. */
  readonly autoFocus?: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Notice that lists the fields changed by others while the form was open, and asks how to continue. */
export function FieldsConflict({ noun, fields, autoFocus = false, onKeepMine, onTakeTheirs }: FieldsConflictProps) {
  return (
    <Conflict
      title={`Another user changed ${noun} while you were editing`}
      actions={
        <>
          <Button autoFocus={autoFocus} onClick={onKeepMine}>
            Keep my changes
          </Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            Load their changes
          </Button>
        </>
      }
    >
      <Table.ScrollArea mt="2">
        <Table.Root size="sm" bg="transparent" css={{ '& td': { whiteSpace: 'normal', verticalAlign: 'top' } }}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Field</Table.ColumnHeader>
              <Table.ColumnHeader>Original</Table.ColumnHeader>
              <Table.ColumnHeader>Theirs</Table.ColumnHeader>
              <Table.ColumnHeader>Yours</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {fields.map(({ name, label, before, now, mine }) => (
              <Table.Row key={name}>
                <Table.Cell>{label}</Table.Cell>
                <Table.Cell>{before}</Table.Cell>
                <Table.Cell fontWeight="semibold">{now}</Table.Cell>
                <Table.Cell>{mine}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Conflict>
  );
}
