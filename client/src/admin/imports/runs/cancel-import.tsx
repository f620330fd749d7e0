import { Button } from '@chakra-ui/react';
import { useCancelImportMutation } from '../../../graphql/generated/hooks';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { isUnderWay, type RunLine } from '../run-state';

/** Ends a run that waits or is worked on; what it has done is taken back. */
export function CancelImport({ run }: { readonly run: RunLine }) {
  const [cancel, { loading }] = useCancelImportMutation();
  if (!isUnderWay(run)) {
    return null;
  }
  return (
    <Button
      size="sm"
      variant="outline"
      loading={loading}
      onClick={() =>
        void attempt('Error cancelling import', async () => {
          await cancel({ variables: { input: { id: run.id } } });
          showSuccess(run.isDryRun ? 'The check is cancelled' : 'The import is cancelled. Nothing was changed');
        })
      }
    >
      Cancel
    </Button>
  );
}
