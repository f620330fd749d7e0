import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FilterKind } from './filter-kind.ts';

@ObjectType('FilterOption', { simpleResolvers: true, description: 'One of the values that a multiselect offers.' })
class FilterOptionType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: "As the list's filter takes it: an id, a value of an enum or a text." })
  value!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture.' }) imageUrl!: string | null;
  @Field(() => Int, { description: 'Orders the options of a filter; ties go by id.' }) position!: number;
}

@ObjectType('FilterControl', { simpleResolvers: true, description: 'A filter that a page offers for its list.' })
export class FilterControlType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { nullable: true, description: 'The page that offers it. Null: none.' })
  pageName!: string | null;
  @Field(() => String, { description: "A field of the list's filter input, such as shapeIds." }) field!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => FilterKind, { description: 'How it is operated.' }) kind!: FilterKind;
  @Field(() => Int, { description: 'Orders the filters of a page; ties go by id.' }) position!: number;
  @Field(() => Boolean, { description: 'Inactive filters exist for administrators only.' }) isActive!: boolean;
  @Field(() => Int, { description: 'Counts the changes; `updateFilter` wants it back.' }) version!: number;
  @Field(() => [FilterOptionType], {
    description: 'What a multiselect offers, in order. None: whatever the list itself has, as its facets tell.',
  })
  options!: readonly FilterOptionType[];
}

/** What a command on a filter answers. */
@ObjectType()
abstract class FilterPayload {
  @Field(() => FilterControlType, { simple: true, description: 'The filter as it is now.' })
  filter!: FilterControlType;
}

@ObjectType({ description: 'Outcome of createFilter.' })
export class CreateFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Outcome of updateFilter.' })
export class UpdateFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Outcome of deleteFilter.' })
export class DeleteFilterPayload {
  @Field(() => ID, { simple: true, description: 'The filter that there is no more.' })
  filterId!: number;
}

/** What a command on an option answers. */
@ObjectType()
abstract class OptionPayload extends FilterPayload {
  @Field(() => FilterOptionType, { simple: true, description: 'The option as it is now.' })
  option!: FilterOptionType;
}

@ObjectType({ description: 'Outcome of createFilterOption.' })
export class CreateFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Outcome of updateFilterOption.' })
export class UpdateFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Outcome of deleteFilterOption.' })
export class DeleteFilterOptionPayload extends FilterPayload {
  @Field(() => ID, { simple: true, description: 'The option that there is no more.' })
  optionId!: number;
}
