import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  CreatePageFilterOptionPayload,
  DeletePageFilterOptionPayload,
  UpdatePageFilterOptionPayload,
} from './filter.type.ts';
import {
  CreatePageFilterOptionInput,
  DeletePageFilterOptionInput,
  UpdatePageFilterOptionInput,
} from './filter-option.input.ts';
import { createPageFilterOption, deletePageFilterOption, updatePageFilterOption } from './save-filter-option.ts';

@Resolver()
export class FilterOptionResolver {
  @Mutation(() => CreatePageFilterOptionPayload, {
    nullable: true,
    description: 'Adds an option to a multiselect. Its value must be one that the field takes. Administrators only.',
  })
  createPageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreatePageFilterOptionInput) input: CreatePageFilterOptionInput,
  ) {
    return createPageFilterOption(ctx, input);
  }

  @Mutation(() => UpdatePageFilterOptionPayload, {
    nullable: true,
    description: 'Changes what is given of an option. Administrators only.',
  })
  updatePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdatePageFilterOptionInput) input: UpdatePageFilterOptionInput,
  ) {
    return updatePageFilterOption(ctx, input);
  }

  @Mutation(() => DeletePageFilterOptionPayload, {
    nullable: true,
    description: 'Removes an option. Administrators only.',
  })
  deletePageFilterOption(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DeletePageFilterOptionInput) input: DeletePageFilterOptionInput,
  ) {
    return deletePageFilterOption(ctx, input);
  }
}
