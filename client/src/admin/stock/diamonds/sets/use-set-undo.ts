import { useMutation } from '@apollo/client/react';
import { UndoStockChangeDocument } from '../../../../graphql/generated/graphql';
import { attempt } from '../../../kit/failure';
import { showSuccess } from '../../../kit/success-toast';

/** Returns a function that shows a notice with an undo button, to call after a set has changed. */
export function useSetUndo(refetch: () => Promise<unknown>) {
  const [undo] = useMutation(UndoStockChangeDocument);

  async function undoChange(undoToken: string): Promise<void> {
    await attempt('Error changing line set', async () => {
      const { data } = await undo({ variables: { input: { undoToken } } });
      const problemCount = data?.undoStockChange?.problemCount ?? 0;
      showSuccess(problemCount === 0 ? 'Undone' : 'Not undone: the stones have been changed since');
      await refetch();
    });
  }

  return (text: string, undoToken: string | null | undefined) =>
    showSuccess(text, undoToken == null ? undefined : () => void undoChange(undoToken));
}
