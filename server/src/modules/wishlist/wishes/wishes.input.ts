import { Field, InputType, registerEnumType } from '../../../kernel/graphql.ts';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterIds, FilterRange, FilterText } from '../../../kernel/input/filter-fields.ts';
import { maxSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
import { PageInput, SortDirection } from '../../../kernel/input/page.ts';
import { DateTimeRange } from '../../../kernel/input/ranges.ts';
import { IsEnum } from '../../../kernel/input/rules.ts';
import { ItemKindEnum } from '../../selling/kinds/index.ts';

export enum WishSortField {
  USER = 'USER',
  CREATED_AT = 'CREATED_AT',
  KIND = 'KIND',
  WISHERS = 'WISHERS',
}

registerEnumType(WishSortField, {
  name: 'WishSortField',
  description: 'Sort field of wishlist items. Ties are ordered newest first.',
  valuesConfig: {
    USER: { description: 'User ID of the owner.' },
    CREATED_AT: { description: 'Time when the item was added.' },
    KIND: { description: 'Kind of item.' },
    WISHERS: { description: 'Number of users with the same item on their wishlist.' },
  },
});

@InputType({ description: 'Sort criterion of wishlist items.' })
export class WishSort {
  @Field(() => WishSortField, { description: 'Field to sort by.' })
  @IsEnum(WishSortField, { message: 'must be a valid value' })
  field!: WishSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Sort direction.' })
  @IsEnum(SortDirection, { message: 'must be asc or desc' })
  direction: SortDirection = SortDirection.ASC;
}

@InputType({ description: 'Filter for wishlist items. Fields are combined with AND, values of a list with OR.' })
export class WishFilter {
  @FilterText('Part of the user’s email address, or of the item’s description when it was added.')
  text?: string | null;

  @FilterIds('User IDs. At least one.')
  userIds?: number[] | null;

  @FilterEnums(() => ItemKindEnum, 'Kinds of items. At least one.')
  kinds?: number[] | null;

  @FilterRange(() => DateTimeRange, 'Time when the item was added.')
  createdAt?: DateTimeRange | null;
}

export class WishesQuery {
  @OptionalObject(() => WishFilter)
  filter?: WishFilter | null | undefined;

  @OptionalObjects(() => WishSort, maxSorts)
  sort?: WishSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
