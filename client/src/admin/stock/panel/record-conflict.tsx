import { Button, Table } from '@chakra-ui/react';
import { useStockReferenceListsQuery } from '../../../graphql/generated/hooks';
import type { StockDeclaration } from '../../../graphql/stock/stock-declaration';
import { Conflict } from '../../kit/conflict';
import { recordDifferences } from '../form/record-differences';
import type { TypedRecord } from '../form/typed-record';

interface RecordConflictProps {
  readonly declaration: StockDeclaration;
  /** The record as it was opened, as it is now, and as it is in the form. */
  readonly before: TypedRecord;
  readonly now: TypedRecord;
  readonly mine: TypedRecord;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Says what somebody else changed while the form was open, and asks how to go on. */
export function RecordConflict({ declaration, onTakeTheirs, onKeepMine, ...versions }: RecordConflictProps) {
  const lists = useStockReferenceListsQuery().data?.referenceLists;
  const differences = recordDifferences(declaration, versions, lists);
  return (
    <Conflict
      title={`Somebody else changed this ${declaration.noun} while you had it open`}
      actions={
        <>
          <Button onClick={onKeepMine}>Keep my changes on top</Button>
          <Button variant="outline" onClick={onTakeTheirs}>
            Load theirs, drop mine
          </Button>
        </>
      }
    >
      <Table.ScrollArea mt="2">
        <Table.Root size="sm" bg="transparent">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Field</Table.ColumnHeader>
              <Table.ColumnHeader>Was</Table.ColumnHeader>
              <Table.ColumnHeader>Is now</Table.ColumnHeader>
              <Table.ColumnHeader>Yours</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {differences.map((difference) => (
              <Table.Row key={difference.name}>
                <Table.Cell>{difference.label}</Table.Cell>
                <Table.Cell>{difference.before}</Table.Cell>
                <Table.Cell fontWeight="semibold">{difference.now}</Table.Cell>
                <Table.Cell>{difference.mine ?? '–'}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Conflict>
  );
}
