import { Field, ID, ObjectType } from '../../../kernel/graphql.ts';
import { PageFilter } from './filter.entity.ts';
import { PageFilterOption } from './filter-option.entity.ts';

/** What a command on a filter answers. */
@ObjectType()
abstract class FilterPayload {
  @Field(() => PageFilter, { simple: true, description: 'The filter as it is now.' })
  filter!: PageFilter;
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
  @Field(() => PageFilterOption, { simple: true, description: 'The option as it is now.' })
  option!: PageFilterOption;
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
