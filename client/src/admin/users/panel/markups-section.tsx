import { IconButton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import type { UserMarkupFragment, UserRecordFragment } from '../../../graphql/generated/graphql';
import { useAddUserMarkupMutation, useRemoveUserMarkupMutation } from '../../../graphql/generated/hooks';
import { formatPercent } from '../../../ui/numbers';
import { announceDone } from '../../kit/done';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { caratRangeText, priceRangeText } from '../markup';
import { MarkupForm } from './markup-form';
import { useUserChange } from './use-user-change';

interface MarkupsSectionProps {
  readonly user: UserRecordFragment;
}

/** The user's markups in the order in which they are tried: the first that holds a stone counts. */
export function MarkupsSection({ user }: MarkupsSectionProps) {
  const [addMarkup] = useAddUserMarkupMutation();
  const [removeMarkup, { loading }] = useRemoveUserMarkupMutation();
  const send = useUserChange(user.id);

  async function remove({ id, __typename, ...markup }: UserMarkupFragment): Promise<void> {
    const isDone = await attempt('Error deleting user markup', () =>
      send(({ expectedVersion }) => removeMarkup({ variables: { input: { markupId: id, expectedVersion } } })),
    );
    if (isDone) {
      announceDone('The markup is removed', () => {
        void attempt('Error adding user markup', () =>
          send((known) => addMarkup({ variables: { input: { ...known, markup } } })),
        );
      });
    }
  }

  return (
    <PanelSection title="Markups">
      {user.markups.length === 0 ? (
        <Text color="fg.muted">None: the user sees the list prices.</Text>
      ) : (
        <Table.ScrollArea>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Carats</Table.ColumnHeader>
                <Table.ColumnHeader>Total price, $</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Markup, %</Table.ColumnHeader>
                <Table.ColumnHeader width="10" px="0">
                  <VisuallyHidden>Remove</VisuallyHidden>
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {user.markups.map((markup) => (
                <Table.Row key={markup.id}>
                  <Table.Cell>{caratRangeText(markup)}</Table.Cell>
                  <Table.Cell>{priceRangeText(markup)}</Table.Cell>
                  <Table.Cell textAlign="end">{formatPercent(markup.percent)}</Table.Cell>
                  <Table.Cell px="0" textAlign="end">
                    <IconButton
                      size="xs"
                      variant="ghost"
                      colorPalette="neutral"
                      aria-label={`Remove the markup of ${formatPercent(markup.percent)} %`}
                      disabled={loading}
                      onClick={() => void remove(markup)}
                    >
                      <Trash2 aria-hidden />
                    </IconButton>
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
      <MarkupForm userId={user.id} />
    </PanelSection>
  );
}
