import { IconButton, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UserMarkupFragment, UserRecordFragment } from '../../../graphql/generated/graphql';
import { useAddUserMarkupMutation, useRemoveUserMarkupMutation } from '../../../graphql/generated/hooks';
import { formatPercent, inHouseCurrency } from '../../../ui/numbers';
import { attempt } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-section';
import { showSuccess } from '../../kit/success-toast';
import { useUserChange } from '../use-user-change';
import { caratRangeText, drawnAgain, priceRangeText } from './markup';
import { MarkupForm } from './markup-form';
import { MarkupMap } from './markup-map';

interface MarkupsSectionProps {
  readonly user: UserRecordFragment;
}

/** The user's markups in the order in which they are tried: the first that holds a stone counts. */
export function MarkupsSection({ user }: MarkupsSectionProps) {
  const [addMarkup] = useAddUserMarkupMutation(drawnAgain);
  const [removeMarkup, { loading }] = useRemoveUserMarkupMutation(drawnAgain);
  const send = useUserChange(user.id);
  /** The list and the drawing show which of them somebody points at. */
  const [pointedAt, setPointedAt] = useState<string | null>(null);

  async function remove({ id, __typename, ...markup }: UserMarkupFragment): Promise<void> {
    const isDone = await attempt('Error deleting user markup', () =>
      send(({ expectedVersion }) => removeMarkup({ variables: { input: { markupId: id, expectedVersion } } })),
    );
    if (isDone) {
      showSuccess('The markup is removed', () => {
        void attempt('Error adding user markup', () =>
          send((known) => addMarkup({ variables: { input: { ...known, markup } } })),
        );
      });
    }
  }

  return (
    <PanelSection title="Markups">
      {user.markups.length === 0 ? (
        <Text color="fg.muted">None: the user sees list prices.</Text>
      ) : (
        <>
          <Text color="fg.muted">
            The first in this list that holds a stone counts, and it alone. A stone that none holds is sold without one.
            Both ends of a range belong to it.
          </Text>
          <Table.ScrollArea>
            <Table.Root size="sm">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Carats</Table.ColumnHeader>
                  <Table.ColumnHeader>{inHouseCurrency('Total price, $')}</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">Markup, %</Table.ColumnHeader>
                  <Table.ColumnHeader width="12" px="0">
                    <VisuallyHidden>Remove</VisuallyHidden>
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {user.markups.map((markup) => (
                  <Table.Row
                    key={markup.id}
                    data-selected={markup.id === pointedAt || undefined}
                    bg={markup.id === pointedAt ? 'selected' : undefined}
                    onMouseEnter={() => setPointedAt(markup.id)}
                    onMouseLeave={() => setPointedAt(null)}
                    onFocus={() => setPointedAt(markup.id)}
                    onBlur={() => setPointedAt(null)}
                  >
                    <Table.Cell>{caratRangeText(markup)}</Table.Cell>
                    <Table.Cell>{priceRangeText(markup)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatPercent(markup.percent)}</Table.Cell>
                    <Table.Cell px="1" textAlign="end">
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
          <MarkupMap user={user} pointedAt={pointedAt} onPoint={setPointedAt} />
        </>
      )}
      <MarkupForm userId={user.id} />
    </PanelSection>
  );
}
