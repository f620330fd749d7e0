import { Alert, Button, ButtonGroup, Image, Table, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { valueAt } from '../../../table/columns/value-at';
import type { Conflict } from './use-versioned-form';

const PICTURE = /^\/media\/.*\.webp$/;
const VIDEO = /^\/media\/.*\.(?:mp4|webm)$/;

/** What a field held, for people. */
function shown(value: unknown): ReactNode {
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
    'A video'
  ) : (
    <Text lineClamp="4" whiteSpace="pre-line">
      {value}
    </Text>
  );
}

interface ConflictNoticeProps {
  /** What was changed: "the home page". */
  readonly what: string;
  readonly conflict: Conflict;
}

/** Says what somebody else changed while the form was open, and asks how to go on. Nothing is overwritten meanwhile. */
export function ConflictNotice({ what, conflict }: ConflictNoticeProps) {
  const { differences, labels, takeTheirs, keepMine } = conflict;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form may have been saved from below it.
    keep.current?.focus();
  }, []);
  return (
    <Alert.Root status="warning" role="alert" mb="4">
      <Alert.Content minWidth="0">
        <Alert.Title>Somebody else changed {what} while you had it open</Alert.Title>
        <Table.ScrollArea my="2">
          <Table.Root
            size="sm"
            bg="transparent"
            css={{ '& td': { whiteSpace: 'normal', overflowWrap: 'anywhere', verticalAlign: 'top' } }}
          >
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Field</Table.ColumnHeader>
                <Table.ColumnHeader>Was</Table.ColumnHeader>
                <Table.ColumnHeader>Is now</Table.ColumnHeader>
                <Table.ColumnHeader>Yours</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {differences.map(({ field, before, now, mine }) => (
                <Table.Row key={field}>
                  <Table.Cell>{labels[field]}</Table.Cell>
                  <Table.Cell>{shown(before)}</Table.Cell>
                  <Table.Cell fontWeight="semibold">{shown(now)}</Table.Cell>
                  <Table.Cell>{shown(mine)}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
        <ButtonGroup size="sm" flexWrap="wrap">
          <Button ref={keep} onClick={keepMine}>
            Keep my changes on top
          </Button>
          <Button variant="outline" onClick={takeTheirs}>
            Load theirs, drop mine
          </Button>
        </ButtonGroup>
      </Alert.Content>
    </Alert.Root>
  );
}
