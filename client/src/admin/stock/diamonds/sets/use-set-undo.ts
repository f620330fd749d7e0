import { useUndoStockChangeMutation } from '../../../../graphql/generated/hooks';
import { announceDone } from '../../../kit/done';
import { attempt } from '../../../kit/failure';

/** Says what was done with a set, and takes it back where somebody wants that. */
export function useSetUndo(readAgain: () => Promise<unknown>) {
  const [undo] = useUndoStockChangeMutation();

  async function takeBack(undoToken: string): Promise<void> {
    await attempt('Error changing line set', async () => {
      const { data } = await undo({ variables: { input: { undoToken } } });
      const left = data?.undoStockChange?.problemCount ?? 0;
      announceDone(left === 0 ? 'Undone' : 'Not undone: the stones were changed since');
      await readAgain();
    });
  }

  return (text: string, undoToken: string | null | undefined) =>
    announceDone(text, undoToken == null ? undefined : () => void takeBack(undoToken));
}
