import { Ctx, Query, Resolver } from '../../kernel/graphql.ts';
import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { businessTypes } from './business-types.ts';
import { colors } from './colors.ts';
import { countries } from './countries.ts';
import { clarities, cuts, fancyIntensities, fluorescences, laboratories, polishes, symmetries } from './grades.ts';
import { CountryType, ReferenceListsType } from './reference-lists.type.ts';
import { shapes } from './shapes.ts';

const lists = {
  shapes: shapes.values,
  colors: colors.values,
  clarities: clarities.values,
  cuts: cuts.values,
  polishes: polishes.values,
  symmetries: symmetries.values,
  fluorescences: fluorescences.values,
  laboratories: laboratories.values,
  fancyIntensities: fancyIntensities.values,
  businessTypes,
};

/** Returns all reference lists except countries. */
const readReferenceLists = query(forEveryKey(guest), async () => lists);

const readCountries = query(forEveryKey(guest), async () => countries);

@Resolver()
export class ReferenceDataResolver {
  @Query(() => ReferenceListsType, {
    nullable: true,
    description: 'Returns all reference lists except countries. No sign-in required.',
  })
  referenceLists(@Ctx() ctx: RequestContext) {
    return readReferenceLists(ctx);
  }

  @Query(() => [CountryType], { nullable: true, description: 'Lists all countries by name. No sign-in required.' })
  countries(@Ctx() ctx: RequestContext) {
    return readCountries(ctx);
  }
}
