import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Button, HStack, Skeleton, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { type DiamondCollection, SplitDiamondSetDocument, StoneSetDocument } from '../../../graphql/generated/graphql';
import { diamond } from '../../../graphql/generated/stock/diamond-admin';
import { diamondOperations } from '../../../graphql/generated/stock/diamond-operations';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { useColorFilter } from '../../../shared/diamonds/color-filter';
import { TextLink } from '../../../ui/links';
import { formatExactCarats, formatPrice } from '../../../ui/numbers';
import { dialogOnDemand } from '../../../ui/on-demand';
import { ShapeDrawing } from '../../../ui/shape-drawing/shape-drawing';
import { counted } from '../../kit/count-noun';
import { attempt, failureReason } from '../../kit/failure';
import { PanelSection } from '../../kit/panel/panel-parts';
import { diamondRecordHref } from '../../kit/record-link';
import { UserFilter, usersFilter } from '../../kit/user-picker/user-filter';
import { HoldJob } from '../holds/hold-job';
import { StockScreen } from '../stock-screen';
import type { RecordStateProps, StockJobsProps, StockType } from '../stock-type';
import { priceForm } from './price-form';
import type { SetDialogProps } from './sets/set-dialog';
import { useSetUndo } from './sets/use-set-undo';
import { type StatusChange, stockStatusLabels, stoneOf, toStatus } from './status-change';
import { StatusDialog } from './status-dialog';
import { StoneActions } from './stone-actions';

/** Section that shows the other stones of a stone's line set or pair, with a button that splits the set or pair. */
function SetSection({ record: { id, stockNumber } }: RecordStateProps) {
  const { data, error } = useQuery(StoneSetDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const refetchActive = () => client.refetchQueries({ include: 'active' });
  const announce = useSetUndo(refetchActive);
  const [split] = useMutation(SplitDiamondSetDocument);
  const [isPending, setPending] = useState(false);
  const stone = data?.diamond;

  async function splitNow(name: string): Promise<void> {
    setPending(true);
    await attempt('Error changing line set', async () => {
      const result = await split({ variables: { input: { id } } });
      await refetchActive();
      announce(`${name} is split into single stones`, result.data?.splitDiamondSet?.undoToken);
    });
    setPending(false);
  }

  if (stone == null) {
    return (
      <PanelSection title="Line set or pair">
        {error === undefined ? <Skeleton height="6" /> : <Text role="alert">{failureReason(error)}</Text>}
      </PanelSection>
    );
  }
  const { set, lineSet } = stone;
  if (set === null) {
    return (
      <PanelSection title="Line set or pair">
        <Text color="fg.muted">
          {lineSet === null
            ? 'A single stone. Select several stones in the list to create a set.'
            : `The last remaining stone of the line set ${lineSet}.`}
        </Text>
      </PanelSection>
    );
  }
  const others = set.members.filter((member) => member.id !== id);
  const name = set.kind === 'LINE_SET' ? `The line set ${lineSet}` : `The pair of ${stockNumber}`;
  return (
    <PanelSection title="Line set or pair">
      <Text>
        {set.kind === 'LINE_SET'
          ? `Belongs to the line set ${lineSet} with ${others.length} ${others.length === 1 ? 'other stone' : 'other stones'}: `
          : 'Matching pair with '}
        {others.map((other, index) => (
          <span key={other.id}>
            {index > 0 && ', '}
            <TextLink to={diamondRecordHref(other.id)}>{other.stockNumber}</TextLink>
          </span>
        ))}
      </Text>
      <Text color="fg.muted">
        Total: {formatExactCarats(set.carats)} ct, {formatPrice(set.total)}, {formatPrice(set.perCarat)} per carat.
      </Text>
      <Button size="sm" variant="outline" alignSelf="start" loading={isPending} onClick={() => void splitNow(name)}>
        Split into single stones
      </Button>
    </PanelSection>
  );
}

const SetDialog = dialogOnDemand<SetDialogProps>(() => import('./sets/set-dialog'));

/** Bulk action that combines the selected stones into a line set, or two stones into a pair. */
function SetJob({ ids, onChanged }: Pick<StockJobsProps, 'ids' | 'onChanged'>) {
  const [isOpen, setOpen] = useState(false);
  if (ids === null || ids.length < 2) {
    return null;
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Create set
      </Button>
      <SetDialog
        isOpen={isOpen}
        ids={ids}
        onClosed={() => setOpen(false)}
        onMade={async () => {
          setOpen(false);
          await onChanged();
        }}
        onChanged={onChanged}
      />
    </>
  );
}

const available: StatusChange = { status: 'AVAILABLE', holdUserId: null, holdUntil: null };

/** Bulk actions for diamonds: hold, status and sets. */
function StatusJobs({ count, ids, run, onChanged }: StockJobsProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <HoldJob count={count} run={run} changeOf={(hold) => ({ status: { status: 'HOLD', ...hold } })} />
      <Button size="sm" variant="outline" onClick={() => setDialogOpen(true)}>
        Set status
      </Button>
      <SetJob ids={ids} onChanged={onChanged} />
      <StatusDialog
        isOpen={isDialogOpen}
        title={`Status of ${counted(count, 'stone', 'stones')}`}
        start={available}
        holder={null}
        isPending={false}
        onConfirm={(to) => {
          setDialogOpen(false);
          run({ label: `Status ${stockStatusLabels[to.status]}`, change: { status: { ...toStatus(to) } } });
        }}
        onCancel={() => setDialogOpen(false)}
      />
    </>
  );
}

/** Columns with custom content. */
const stoneColumns = [
  {
    path: 'stockNumber',
    cell: (record: StockRecord) => (
      <HStack as="span" gap="2" display="inline-flex" verticalAlign="middle">
        <ShapeDrawing shapeId={stoneOf(record).shape.id} isIcon boxSize="5" color="fg.muted" />
        {record.stockNumber}
      </HStack>
    ),
  },
];

function StoneState({ record }: RecordStateProps) {
  return stoneOf(record).isHighlighted && <Text color="fg.muted">Highlighted on the home page</Text>;
}

const buyers = usersFilter({ field: 'holdUserIds', id: 'holder', label: 'Buyer' });
/** Filter options for shop pages. Other screens link to this filter with `?collection=WHITE`. */
const pages: Readonly<Record<DiamondCollection, string>> = {
  WHITE: 'White',
  FANCY: 'Fancy colours',
  FANCY_SHAPES: 'Fancy shapes',
  FANCY_SHAPE_LINES: 'Line sets',
  LAB_GROWN: 'Lab grown',
  SALT_AND_PEPPER: 'Salt and pepper',
  BLACK: 'Black',
  MATCHING_PAIRS: 'Matching pairs',
  STUDS: 'Studs',
  MEMO: 'Memo',
  PARCELS: 'Parcels',
};
const collection = {
  field: 'collection',
  kind: 'options',
  label: 'Page',
  labels: pages,
  apply: ([first = '']: string[]) => (Object.hasOwn(pages, first) ? { collection: first } : {}),
} as const;
const ownFilters = [
  { field: 'statuses', id: 'status' },
  { field: 'holdUserIds', id: 'holder', label: 'Buyer', control: UserFilter },
  collection,
];

/** Short description of a stone, linked to its shop page. */
function StoneNote({ record }: { readonly record: StockRecord }) {
  const { shape, carats, color, clarity } = stoneOf(record);
  const grades = [color, clarity].flatMap((grade) => grade?.label ?? []);
  return (
    <>
      {[`${shape.label} ${formatExactCarats(carats)} ct`, ...grades].join(', ')}{' '}
      <TextLink to={`/diamond/${encodeURIComponent(record.stockNumber)}`}>View in shop</TextLink>
    </>
  );
}

const stones: StockType = {
  declaration: diamond,
  operations: diamondOperations,
  pageId: 'admin_diamonds',
  form: priceForm,
  columns: stoneColumns,
  useChoices: buyers.useChoices,
  Jobs: StatusJobs,
  State: StoneState,
  canBeHeld: true,
  OwnActions: StoneActions,
  OverviewSections: SetSection,
  note: (record) => <StoneNote record={record} />,
};

/** Screen that lists all diamonds, active and inactive. */
export default function DiamondsScreen() {
  const { filter, isWaiting } = useColorFilter();
  const type = useMemo(() => ({ ...stones, filters: [...ownFilters, filter], isWaiting }), [filter, isWaiting]);
  return <StockScreen type={type} />;
}
