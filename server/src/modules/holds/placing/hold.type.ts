import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { HoldRecord } from '../records/hold-record.entity.ts';
import type { HoldRow } from './hold-row.ts';

@ObjectType({ simpleResolvers: true, description: 'One page of holds.' })
export class HoldPage {
  @Field(() => [HoldRecord], { description: 'At most `size`.' }) items!: readonly HoldRow[];
  @Field(() => Int, { description: 'Holds on all pages.' }) total!: number;
  @Field(() => Int, { description: '0-based.' }) index!: number;
  @Field(() => Int, { description: 'Asked for.' }) size!: number;
}
