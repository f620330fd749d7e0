import { useMemo } from 'react';
import type { DiamondCollection } from '../../../graphql/generated/graphql';
import { diamond } from '../../../graphql/generated/stock/diamond-admin';
import { diamondOperations } from '../../../graphql/generated/stock/diamond-operations';
import type { StockRecord } from '../../../graphql/stock/stock-operations';
import { useColorFilter } from '../../../shared/diamonds/use-color-filter';
import { TextLink } from '../../../ui/links';
import { formatExactCarats } from '../../../ui/numbers';
import { UserFilter, usersFilter } from '../../kit/user-picker/user-filter';
import { StockScreen } from '../stock-screen';
import type { StockType } from '../stock-type';
import { priceForm } from './price-form';
import { SetSection } from './sets/set-section';
import { StatusJobs } from './status-jobs';
import { stoneOf } from './stone';
import { StoneActions } from './stone-actions';
import { stoneColumns } from './stone-columns';
import { StoneState } from './stone-state';

const buyers = usersFilter({ field: 'holdUserIds', id: 'holder', label: 'Buyer' });
/** Pages of the shop, to which addresses of other screens narrow the list: `?collection=WHITE`. */
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

/** A stone in a line, and the way to its page in the shop. */
function StoneNote({ record }: { readonly record: StockRecord }) {
  const { shape, carats, color, clarity } = stoneOf(record);
  const grades = [color, clarity].flatMap((grade) => grade?.label ?? []);
  return (
    <>
      {[`${shape.label} ${formatExactCarats(carats)} ct`, ...grades].join(', ')}{' '}
      <TextLink to={`/diamond/${encodeURIComponent(record.stockNumber)}`}>In the shop</TextLink>
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

/** The whole stock of diamonds, active or not. */
export default function DiamondsScreen() {
  const { filter, isWaiting } = useColorFilter();
  const type = useMemo(() => ({ ...stones, filters: [...ownFilters, filter], isWaiting }), [filter, isWaiting]);
  return <StockScreen type={type} />;
}
