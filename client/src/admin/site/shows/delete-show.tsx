import { Text } from '@chakra-ui/react';
import { useDeleteShowMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { DeleteSection } from '../../kit/panel/delete-section';
import type { EditedShow } from './edited-show';

/** Deletes a show after a question. */
export function DeleteShow({ show, reload, onDeleted }: Omit<EditedShow, 'advertised'>) {
  const [remove] = useDeleteShowMutation();
  const input = { id: show.id, expectedVersion: show.version };
  return (
    <DeleteSection
      noun="show"
      question={`Delete ${show.name}?`}
      note="Shows that are over may stay: the shop lists the latest of them."
      remove={() => refetchWhenStale(() => remove({ variables: { input } }), reload)}
      failure="Error deleting show"
      done={`${show.name} is deleted`}
      onDeleted={onDeleted}
    >
      <Text>
        It is gone from the shop with its picture, and this cannot be undone. To take it off the shop for a while, make
        it inactive instead.
      </Text>
    </DeleteSection>
  );
}
