import { useMutation, useQuery } from '@apollo/client/react';
import { Button, chakra, Grid, Heading, IconButton, Stack, Table, Text, VisuallyHidden } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormErrors } from '../../../forms/form-errors';
import { NumberField } from '../../../forms/number-field';
import { useSchemaForm } from '../../../forms/use-schema-form';
import {
  AddUserMarkupDocument,
  MarkupRegionsDocument,
  RemoveUserMarkupDocument,
  type UserMarkupFragment,
  type UserRecordFragment,
} from '../../../graphql/generated/graphql';
import { formatPercent, inConfiguredCurrency } from '../../../ui/numbers';
import { belowLabel } from '../../kit/below-label';
import { attempt, failureReason, submitWithNotice } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { showSuccess } from '../../kit/success-toast';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useUserChange } from '../use-user-change';
import { caratRangeText, markupForm, priceRangeText, refetchRegions } from './markup';
import { MarkupChart } from './markup-chart';
import { gapAndOverlapTexts } from './region-text';

/** Maximum number of entries shown in a list. The rest are shown as a count. */
const MAX_LINES = 12;

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ title, lines }: LinesProps) {
  const rest = lines.length - MAX_LINES;
  return (
    lines.length > 0 && (
      <div>
        <Heading as="h4" size="sm">
          {title}
        </Heading>
        <chakra.ul ps="4" listStyleType="disc">
          {lines.slice(0, MAX_LINES).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {rest > 0 && <li>and {rest} more</li>}
        </chakra.ul>
      </div>
    )
  );
}

interface MarkupMapProps {
  readonly user: UserRecordFragment;
  readonly highlightedId: string | null;
  readonly onPoint: (markupId: string | null) => void;
}

/** Chart of the user's markups by weight and price, with lists of gaps and overlaps. */
function MarkupMap({ user, highlightedId, onPoint }: MarkupMapProps) {
  const { data, error, loading } = useQuery(MarkupRegionsDocument, {
    variables: { userId: user.id },
    fetchPolicy: 'cache-and-network',
  });
  const regions = data?.markupRegions;
  if (error !== undefined) {
    return <Text color="danger.fg">Could not load the chart. {failureReason(error)}</Text>;
  }
  if (regions == null) {
    return loading ? null : <Text color="fg.muted">Too many markups to draw a chart.</Text>;
  }
  if (regions.length === 0) {
    return null;
  }
  const { gaps, overlaps } = gapAndOverlapTexts(regions, user.markups);
  return (
    <Stack gap="3">
      <MarkupChart regions={regions} markups={user.markups} highlightedId={highlightedId} onPoint={onPoint} />
      <Lines title="Gaps" lines={gaps} />
      <Lines title="Overlaps" lines={overlaps} />
      {gaps.length === 0 && overlaps.length === 0 && <Text>Every stone has exactly one markup.</Text>}
    </Stack>
  );
}

const empty = { caratMin: '', caratMax: '', priceMin: '', priceMax: '', percent: '' };

interface MarkupFormProps {
  readonly userId: string;
}

/** Form that adds a markup with its ranges and percentage. */
function MarkupForm({ userId }: MarkupFormProps) {
  const [addMarkup] = useMutation(AddUserMarkupDocument, refetchRegions);
  const [removeMarkup] = useMutation(RemoveUserMarkupDocument, refetchRegions);
  const send = useUserChange(userId);
  const form = useSchemaForm({
    schema: markupForm,
    defaultValues: empty,
    onSubmit: (markup) =>
      submitWithNotice('Error adding user markup', async () => {
        const { data } = await send((userVersion) => addMarkup({ variables: { input: { ...userVersion, markup } } }));
        form.reset();
        announceAdded(data?.addUserMarkup?.markup.id);
      }),
  });
  const { control, formState } = form;
  useUnsaved(formState.isDirty);

  function announceAdded(markupId: string | undefined): void {
    const undo =
      markupId === undefined
        ? undefined
        : () =>
            void attempt('Error deleting user markup', () =>
              send(({ expectedVersion }) => removeMarkup({ variables: { input: { markupId, expectedVersion } } })),
            );
    showSuccess('Markup added', undo);
  }

  return (
    <form onSubmit={form.submit} noValidate aria-label="Add markup">
      <FormErrors control={control} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
        <NumberField control={control} name="caratMin" label="Carats from" unit="ct" size="sm" isOptional />
        <NumberField control={control} name="caratMax" label="Carats to" unit="ct" size="sm" isOptional />
        <NumberField control={control} name="priceMin" label="Price from" unit="$" size="sm" isOptional />
        <NumberField control={control} name="priceMax" label="Price to" unit="$" size="sm" isOptional />
        <NumberField control={control} name="percent" label="Markup" unit="%" size="sm" />
        <Button type="submit" size="sm" variant="outline" mt={belowLabel} loading={formState.isSubmitting}>
          Add markup
        </Button>
      </Grid>
    </form>
  );
}

interface MarkupsSectionProps {
  readonly user: UserRecordFragment;
}

/** Section that lists the user's markups in order of evaluation. The first matching markup applies. */
export function MarkupsSection({ user }: MarkupsSectionProps) {
  const [addMarkup] = useMutation(AddUserMarkupDocument, refetchRegions);
  const [removeMarkup, { loading }] = useMutation(RemoveUserMarkupDocument, refetchRegions);
  const send = useUserChange(user.id);
  /** ID of the markup highlighted in the list and the chart. Null if there is none. */
  const [highlightedId, setHighlightedId] = useState<string | null>(null);

  async function remove({ id, __typename, ...markup }: UserMarkupFragment): Promise<void> {
    const isDone = await attempt('Error deleting user markup', () =>
      send(({ expectedVersion }) => removeMarkup({ variables: { input: { markupId: id, expectedVersion } } })),
    );
    if (isDone) {
      showSuccess('Markup removed', () => {
        void attempt('Error adding user markup', () =>
          send((userVersion) => addMarkup({ variables: { input: { ...userVersion, markup } } })),
        );
      });
    }
  }

  return (
    <PanelSection title="Markups">
      {user.markups.length === 0 ? (
        <Text color="fg.muted">No markups. The user sees list prices.</Text>
      ) : (
        <>
          <Text color="fg.muted">
            The first markup in this list whose ranges include a stone applies to it. Stones without a matching markup
            are sold without a markup. Both ends of a range are included.
          </Text>
          <Table.ScrollArea>
            <Table.Root size="sm">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Carats</Table.ColumnHeader>
                  <Table.ColumnHeader>{inConfiguredCurrency('Total price, $')}</Table.ColumnHeader>
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
                    data-selected={markup.id === highlightedId || undefined}
                    bg={markup.id === highlightedId ? 'selected' : undefined}
                    onMouseEnter={() => setHighlightedId(markup.id)}
                    onMouseLeave={() => setHighlightedId(null)}
                    onFocus={() => setHighlightedId(markup.id)}
                    onBlur={() => setHighlightedId(null)}
                  >
                    <Table.Cell>{caratRangeText(markup)}</Table.Cell>
                    <Table.Cell>{priceRangeText(markup)}</Table.Cell>
                    <Table.Cell textAlign="end">{formatPercent(markup.percent)}</Table.Cell>
                    <Table.Cell px="1" textAlign="end">
                      <IconButton
                        size="xs"
                        variant="ghost"
                        colorPalette="neutral"
                        aria-label={`Remove markup of ${formatPercent(markup.percent)}%`}
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
          <MarkupMap user={user} highlightedId={highlightedId} onPoint={setHighlightedId} />
        </>
      )}
      <MarkupForm userId={user.id} />
    </PanelSection>
  );
}
