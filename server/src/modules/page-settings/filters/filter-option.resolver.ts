import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { CreateFilterOptionPayload, DeleteFilterOptionPayload, UpdateFilterOptionPayload } from './filter.type.ts';
import { CreateFilterOptionInput, DeleteFilterOptionInput, UpdateFilterOptionInput } from './filter-option.input.ts';
import { createFilterOption, deleteFilterOption, updateFilterOption } from './save-filter-option.ts';

@Resolver()
export class FilterOptionResolver {
  @Mutation(() => CreateFilterOptionPayload, {
    nullable: true,
    description: 'Adds an option to a multiselect. Its value must be one that the field takes. Administrators only.',
  })
  createFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateFilterOptionInput) input: CreateFilterOptionInput,
  ) {
    return createFilterOption(ctx, input);
  }

  @Mutation(() => UpdateFilterOptionPayload, {
    nullable: true,
    description: 'Changes what is given of an option. Administrators only.',
  })
  updateFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateFilterOptionInput) input: UpdateFilterOptionInput,
  ) {
    return updateFilterOption(ctx, input);
  }

  @Mutation(() => DeleteFilterOptionPayload, { nullable: true, description: 'Removes an option. Administrators only.' })
  deleteFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeleteFilterOptionInput) input: DeleteFilterOptionInput,
  ) {
    return deleteFilterOption(ctx, input);
  }
}
