import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { readCountries, readReferenceLists } from './read-reference-lists.ts';
import { CountryType, ReferenceListsType } from './reference-lists.type.ts';

@Resolver()
export class ReferenceDataResolver {
  @Query(() => ReferenceListsType, { nullable: true, description: 'All fixed lists. Open to everybody.' })
  referenceLists(@Ctx() ctx: RequestContext) {
    return readReferenceLists(ctx);
  }

  @Query(() => [CountryType], { nullable: true, description: 'All countries by name. Open to everybody.' })
  countries(@Ctx() ctx: RequestContext) {
    return readCountries(ctx);
  }
}
