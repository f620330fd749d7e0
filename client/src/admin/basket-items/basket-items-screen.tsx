import {
  type ItemKind,
  WishedItemsDocument,
  type WishRowFragment,
  type WishSortField,
} from '../../graphql/generated/graphql';
import { availabilityMark } from '../../shared/items/availability';
import { listColumn } from '../../table/columns/list-column';
import type { ListDeclaration } from '../../table/list/list-declaration';
import { listFilter } from '../../table/list/list-filter';
import { listSource } from '../../table/list/list-source';
import { useList } from '../../table/list/use-list';
import { EmptyMessage } from '../../ui/empty-message';
import { TextLink } from '../../ui/links';
import { ExportRows } from '../kit/list/export-rows';
import { ListParts } from '../kit/list/list-parts';
import { stockRecordHref, userRecordHref } from '../kit/record-link';
import { usersFilter } from '../kit/user-picker/user-filter';

const kinds: Readonly<Record<ItemKind, string>> = {
  DIAMOND: 'Diamond',
  MELEE: 'Melee',
  ENGAGEMENT_RING: 'Engagement ring',
  COMPLETED_RING: 'Completed ring',
  ETERNITY_RING: 'Eternity ring',
  BRACELET: 'Bracelet',
  JEWELLERY: 'Jewellery',
  CUSTOM_NECKLACE: 'Necklace',
};

const column = listColumn<WishRowFragment, WishSortField>;
const users = usersFilter({ field: 'userIds', id: 'user', label: 'User' });

const userHref = ({ user }: WishRowFragment): string => (user === null ? '/admin/users' : userRecordHref(user.id));

/**
 * Returns the URL of the item. For a ring designed by a user, returns the URL of the user, because such rings have no
 * stock record.
 */
const itemHref = (wish: WishRowFragment): string =>
  (wish.itemId === null ? null : stockRecordHref(wish.kind, wish.itemId)) ?? userHref(wish);

const wishes: ListDeclaration<WishRowFragment, WishSortField> = {
  pageId: 'admin_basket_items',
  noun: 'basket item',
  plural: 'basket items',
  source: listSource(WishedItemsDocument, (data) => data.wishedItems),
  rowName: ({ description, user }) => `${description} of ${user?.displayName ?? 'a user'}`,
  columns: [
    column({
      path: 'stockNumber',
      id: 'item',
      header: 'Item',
      plain: ({ stockNumber, description }) => stockNumber ?? description,
    }),
    column({ path: 'availability', header: 'Availability', mark: availabilityForUser }),
    column({ path: 'price', header: 'User’s price', value: 'money', unit: '$' }),
    column({
      path: 'user',
      header: 'User',
      value: 'user',
      sort: 'USER',
      cell: (wish) => <TextLink to={userHref(wish)}>{wish.user?.displayName ?? '–'}</TextLink>,
    }),
    column({ path: 'kind', header: 'Type', labels: kinds, sort: 'KIND' }),
    column({ path: 'wishers', header: 'On wishlists', value: 'integer', sort: 'WISHERS' }),
    column({ path: 'createdAt', id: 'date', header: 'Added', value: 'date', sort: 'CREATED_AT' }),
    column({ path: 'description', header: 'Description' }),
    column({ path: 'user.email', id: 'email', header: 'Email' }),
  ],
  filters: [
    listFilter({ field: 'text', kind: 'text', label: 'Search', hint: 'Item or email' }),
    users.filter,
    listFilter({ field: 'kinds', id: 'kind', kind: 'options', label: 'Type', labels: kinds }),
    listFilter({ field: 'createdAt', id: 'wished', kind: 'days', label: 'Added' }),
  ],
  useChoices: users.useChoices,
  sort: { field: 'USER', direction: 'ASC' },
  isCheckable: false,
};

/** Returns the availability that is shown to the user who added the item. */
function availabilityForUser(wish: WishRowFragment) {
  return wish.availability === 'HELD_FOR_YOU'
    ? { text: 'On hold for this user', tone: 'accent' as const }
    : availabilityMark(wish);
}

/** Screen that lists the basket items of all users, at each user's prices. */
export default function BasketItemsScreen() {
  const list = useList(wishes);
  return (
    <ListParts
      list={list}
      title="Basket items"
      failure="Error fetching basket items"
      hrefOf={itemHref}
      actions={
        <ExportRows declaration={wishes} list={list} fileName="basket-items" failure="Error fetching basket items" />
      }
      emptyMessage={
        <EmptyMessage
          title="No wishlist items yet"
          description="Items that users add to their wishlists appear here."
        />
      }
    />
  );
}
