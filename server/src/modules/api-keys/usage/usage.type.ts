import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { DateScalar } from '../../../kernel/input/day.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'Usage of a key on one day.' })
export class ApiKeyUsage {
  @Field(() => DateScalar, { description: 'Day in UTC.' })
  readonly day!: string;

  @Field(() => Int, { description: 'Number of requests.' })
  readonly requests!: number;

  @Field(() => Int, { description: 'Total cost of these requests, deducted from the budget.' })
  readonly cost!: number;

  @Field(() => Int, { description: 'Number of requests whose response had at least one error.' })
  readonly errors!: number;

  @Field(() => Int, { description: 'Number of items that stock feeds returned to add or update.' })
  readonly feedUpserts!: number;

  @Field(() => Int, { description: 'Number of items that stock feeds returned to remove.' })
  readonly feedRemovals!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Progress of a key in the stock feeds, for the feed that was read last.',
})
export class ApiKeyFeed {
  @Field(() => DateTimeScalar, { description: 'When a page of a feed was last read.' })
  readonly lastReadAt!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a feed was last read to its end, including all changes committed by that time. Null if never.',
  })
  readonly caughtUpAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Seconds since `caughtUpAt`: the maximum age of the client's copy of the stock. Null if there is no copy yet.",
  })
  readonly lagSeconds!: number | null;
}
