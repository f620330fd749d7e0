import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';

/** Base class for the results of filter mutations. */
@ObjectType()
abstract class FilterPayload {
  @Field(() => PageFilter, { simple: true, description: 'The new or updated filter.' })
  filter!: PageFilter;
}

@ObjectType({ description: 'Result of `createPageFilter`.' })
export class CreatePageFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Result of `updatePageFilter`.' })
export class UpdatePageFilterPayload extends FilterPayload {}

@ObjectType({ description: 'Result of `deletePageFilter`.' })
export class DeletePageFilterPayload {
  @Field(() => ID, { simple: true, description: 'ID of the deleted filter.' })
  filterId!: number;
}

/** Base class for the results of option mutations. */
@ObjectType()
abstract class OptionPayload extends FilterPayload {
  @Field(() => PageFilterOption, { simple: true, description: 'The new or updated option.' })
  option!: PageFilterOption;
}

@ObjectType({ description: 'Result of `createPageFilterOption`.' })
export class CreatePageFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Result of `updatePageFilterOption`.' })
export class UpdatePageFilterOptionPayload extends OptionPayload {}

@ObjectType({ description: 'Result of `deletePageFilterOption`.' })
export class DeletePageFilterOptionPayload extends FilterPayload {
  @Field(() => ID, { simple: true, description: 'ID of the deleted option.' })
  optionId!: number;
}
