import { Field, InputType, registerEnumType } from '../../../kernel/graphql.ts';
import { OptionalObject } from '../../../kernel/input/field-rules.ts';
import { FilterEnums, FilterIds, FilterRange, FilterText } from '../../../kernel/input/filter-fields.ts';
import { mostSorts, OptionalObjects } from '../../../kernel/input/list-rules.ts';
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
  description: 'What wishes can be sorted by. Ties are broken by the newest.',
  valuesConfig: {
    USER: { description: 'Whose it is: one user after the other.' },
    CREATED_AT: { description: 'When it was made.' },
    KIND: { description: 'Kind of item.' },
    WISHERS: { description: 'How many users wish for the same item.' },
  },
});

@InputType({ description: 'One level of the order of wishes.' })
export class WishSort {
  @Field(() => WishSortField, { description: 'Column.' })
  @IsEnum(WishSortField, { message: 'must be a known value' })
  field!: WishSortField;

  @Field(() => SortDirection, { defaultValue: SortDirection.ASC, description: 'Direction.' })
  @IsEnum(SortDirection, { message: 'must be asc or desc' })
  direction: SortDirection = SortDirection.ASC;
}

@InputType({ description: 'Which wishes. Fields are joined by AND, values of a list by OR.' })
export class WishFilter {
  @FilterText('Part of the user’s e-mail address, or of what the item was called when it was wished for.')
  text?: string | null;

  @FilterIds('Users, at least one.')
  userIds?: number[] | null;

  @FilterEnums(() => ItemKindEnum, 'Kinds of items, at least one.')
  kinds?: number[] | null;

  @FilterRange(() => DateTimeRange, 'When they were made.')
  createdAt?: DateTimeRange | null;
}

/** A question for wishes. */
export class WishesQuery {
  @OptionalObject(() => WishFilter)
  filter?: WishFilter | null | undefined;

  @OptionalObjects(() => WishSort, mostSorts)
  sort?: WishSort[] | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
