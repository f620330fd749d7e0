import { Field, ID, Int, ObjectType } from 'type-graphql';
import { FilterKind } from '../filter-kind.ts';

@ObjectType('PageFilterOption', { simpleResolvers: true, description: 'One of the values that a multiselect offers.' })
class PageFilterOptionType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { description: "As the list's filter takes it: an id, a value of an enum or a text." })
  value!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture.' }) imageUrl!: string | null;
  @Field(() => Int, { description: 'Orders the options of a filter; ties go by id.' }) position!: number;
  @Field(() => Int, { description: 'Counts the changes. Sent back as `expectedVersion`.' })
  version!: number;
}

@ObjectType('PageFilter', { simpleResolvers: true, description: 'A filter that a page offers for its list.' })
export class PageFilterType {
  @Field(() => ID, { description: 'The same number as in REST.' }) id!: number;
  @Field(() => String, { nullable: true, description: 'The page that offers it. Null: none.' })
  pageName!: string | null;
  @Field(() => String, { description: "A field of the list's filter input, such as shapeIds." }) field!: string;
  @Field(() => String, { description: 'Its words on the page.' }) label!: string;
  @Field(() => FilterKind, { description: 'How it is operated.' }) kind!: FilterKind;
  @Field(() => Int, { description: 'Orders the filters of a page; ties go by id.' }) position!: number;
  @Field(() => Boolean, { description: 'Inactive filters exist for administrators only.' }) isActive!: boolean;
  @Field(() => Int, { description: 'Counts the changes; `updatePageFilter` wants it back.' }) version!: number;
  @Field(() => [PageFilterOptionType], {
    description: 'What a multiselect offers, in order. None: whatever the list itself has, as its facets tell.',
  })
  options!: readonly PageFilterOptionType[];
}

/** What a command on a filter answers. */
@ObjectType()
abstract class FilterPayload {
  @Field(() => PageFilterType, { simple: true, description: 'The filter as it is now.' })
  filter!: PageFilterType;
}

@ObjectType({ description: 'Outcome of createPageFilter.' })
export class CreatePageFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Outcome of updatePageFilter.' })
export class UpdatePageFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Outcome of deletePageFilter.' })
export class DeletePageFilterPayload {
  @Field(() => ID, { simple: true, description: 'The filter that there is no more.' })
  filterId!: number;
}

/** What a command on an option answers. */
@ObjectType()
abstract class OptionPayload extends FilterPayload {
  @Field(() => PageFilterOptionType, { simple: true, description: 'The option as it is now.' })
  option!: PageFilterOptionType;
}

@ObjectType({ description: 'Outcome of createPageFilterOption.' })
export class CreatePageFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Outcome of updatePageFilterOption.' })
export class UpdatePageFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Outcome of deletePageFilterOption.' })
export class DeletePageFilterOptionPayload extends FilterPayload {
  @Field(() => ID, { simple: true, description: 'The option that there is no more.' })
  optionId!: number;
}
