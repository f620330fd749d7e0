import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { HoldRecord } from '../records/hold-record.entity.ts';
import type { HoldRow } from './hold-row.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of holds.' })
export class HoldPage {
  @Field(() => [HoldRecord], { description: 'Holds on this page. At most `size`.' }) items!: readonly HoldRow[];
  @Field(() => Int, { description: 'Number of holds on all pages.' }) total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size.' }) size!: number;
}
