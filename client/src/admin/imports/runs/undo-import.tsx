import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack, Table, Text } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { UndoImportDocument, type UndoImportMutation } from '../../../graphql/generated/graphql';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { formatDateTime } from '../../../ui/dates';
import { formatCount } from '../../../ui/numbers';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { outcomeLine } from '../report/import-problems';
import { canUndo, type RunLine } from '../run-state';

/** Problems that prevent an undo of the import. */
type UndoOutcome = Pick<NonNullable<UndoImportMutation['undoImport']>, 'problems' | 'problemCount'>;

const noProblems: UndoOutcome = { problems: [], problemCount: 0 };

/** Returns a function that undoes an import. If the last attempt was rejected, `refusal` contains the reasons. */
export function useUndo({ id, fileName }: Pick<RunLine, 'id' | 'fileName'>) {
  const [undo, { loading }] = useMutation(UndoImportDocument);
  const [refusal, setRefusal] = useState(noProblems);
  return {
    isPending: loading,
    refusal,
    undo: () =>
      attempt('Error undoing import', async () => {
        const { data } = await undo({ variables: { input: { id } } });
        const outcome = data?.undoImport ?? noProblems;
        setRefusal(outcome);
        if (outcome.problemCount === 0) {
          // Focuses the heading, because the focused button disappears after the undo.
          document.querySelector<HTMLElement>('h1')?.focus();
          showSuccess(`Import of ${fileName} undone`);
        }
      }),
  };
}

interface UndoButtonProps {
  readonly run: RunLine;
  readonly undoing: ReturnType<typeof useUndo>;
}

/** Button that undoes an import after confirmation. Shown until the undo deadline. */
export function UndoButton({ run, undoing: { isPending, undo } }: UndoButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  if (!canUndo(run)) {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" loading={isPending} onClick={() => setConfirming(true)}>
        <Undo2 aria-hidden />
        Undo
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title="Undo this import?"
        confirmLabel="Undo import"
        isDestructive
        isPending={isPending}
        onConfirm={() => void undo().then(() => setConfirming(false))}
        onCancel={() => setConfirming(false)}
      >
        <Stack gap="2">
          <Text>
            This reverts the import of {run.fileName}
            {run.report === null ? '' : ` (${outcomeLine(run.report)})`}: new records are deleted, and changed records
            get their previous values. If any of them has been sold or changed since, nothing is undone and the records
            are listed.
          </Text>
          {run.undoUntil !== null && <Text color="fg.muted">Available until {formatDateTime(run.undoUntil)}.</Text>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** List of the records that prevent an undo. */
export function UndoProblems({ problems, problemCount }: UndoOutcome) {
  if (problemCount === 0) {
    return null;
  }
  return (
    <Stack gap="3" as="section" aria-label="Undo problems">
      <Alert.Root status="error" role="alert">
        <Alert.Content>
          <Alert.Title>The import cannot be undone</Alert.Title>
          <Alert.Description>
            {problemCount === 1
              ? '1 record prevents the undo. Nothing was changed.'
              : `${formatCount(problemCount)} records prevent the undo. Nothing was changed.`}
            {problemCount > problems.length && ` The first ${formatCount(problems.length)} are listed.`}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      <Table.ScrollArea maxHeight="20rem" borderTopWidth="1px" tabIndex={0} aria-label="Records that prevent the undo">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              <Table.ColumnHeader>Reason</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {problems.map(({ stockNumber, code, message }) => (
              <Table.Row key={`${stockNumber} ${code}`}>
                <Table.Cell>{stockNumber}</Table.Cell>
                <Table.Cell>{message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Stack>
  );
}
