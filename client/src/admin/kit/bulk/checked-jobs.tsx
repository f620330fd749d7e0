import { Button, Dialog, Portal, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListedRow } from '../../../table/list/list-declaration';
import type { List } from '../../../table/list/use-list';
import { whenClosed } from '../../../ui/when-closed';
import { BulkBar } from './bulk-bar';
import { outcomeText } from './change-each';
import { type Bulk, type BulkJob, useBulk } from './use-bulk';

interface RefusedTableProps {
  readonly rejected: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

/** Table of records that could not be changed, with reasons. */
export function RefusedTable({ rejected }: RefusedTableProps) {
  return (
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Not changed</Table.ColumnHeader>
          <Table.ColumnHeader>Reason</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rejected.map(({ id, name, reason }) => (
          <Table.Row key={id}>
            <Table.Cell whiteSpace="nowrap">{name}</Table.Cell>
            <Table.Cell>{reason}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface BulkOutcomeDialogProps {
  readonly bulk: Bulk;
  readonly nameOf: (id: string) => string;
}

/** Dialog that lists the records that could not be changed, with reasons and a retry button. */
function BulkOutcomeDialog({ bulk: { failure, progress, retry, dismiss }, nameOf }: BulkOutcomeDialogProps) {
  return (
    <Dialog.Root open={failure !== null} lazyMount unmountOnExit onOpenChange={whenClosed(dismiss)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          {failure !== null && (
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title>
                  {failure.job.label}: {outcomeText(failure.outcome)}
                </Dialog.Title>
              </Dialog.Header>
              <Dialog.Body>
                <Text mb="3" color="fg.muted">
                  These records were not changed and stay selected.
                </Text>
                <RefusedTable rejected={failure.outcome.rejected.map((each) => ({ ...each, name: nameOf(each.id) }))} />
              </Dialog.Body>
              <Dialog.Footer>
                <Button variant="ghost" colorPalette="neutral" onClick={dismiss}>
                  Close
                </Button>
                <Button loading={progress !== null} onClick={() => void retry()}>
                  Retry {failure.outcome.rejected.length}
                </Button>
              </Dialog.Footer>
            </Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface CheckedJobsProps<Row extends ListedRow> {
  readonly list: List<Row>;
  readonly nameOf: (id: string) => string;
  /** Renders the action buttons. `run` applies an action to the selected records; `count` is their number. */
  readonly children: (run: (job: BulkJob) => void, count: number) => ReactNode;
}

/** Actions for the selected records of a list, with their results. */
export function CheckedJobs<Row extends ListedRow>({
  list: { checked, rows },
  nameOf,
  children,
}: CheckedJobsProps<Row>) {
  const bulk = useBulk((ids) => {
    checked.set(checked.ids.filter((id) => !ids.includes(id)));
    rows.retry();
  });
  return (
    <>
      <BulkBar checked={checked} bulk={bulk}>
        {children((job) => void bulk.run(job, checked.ids), checked.ids.length)}
      </BulkBar>
      <BulkOutcomeDialog bulk={bulk} nameOf={nameOf} />
    </>
  );
}
