import { IsBoolean, IsEnum, IsOptional } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { OptionalText } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { FilledList, RequiredList } from '../../../kernel/input/list-rules.ts';
import { DiamondSetKind } from '../../stock-types/diamonds/index.ts';

/** Stones of one set, at most. */
const mostStones = 100;

@InputType({ description: 'Input of makeDiamondSet.' })
export class MakeDiamondSetInput {
  @Field(() => [ID], { description: 'Ids of the stones: two of a pair, two or more of a line set.' })
  @IsId({ each: true })
  @RequiredList(mostStones)
  @FilledList()
  ids!: number[];

  @Field(() => DiamondSetKind, { description: 'What they become.' })
  @IsEnum(DiamondSetKind, { message: 'must be a known kind of set' })
  kind!: DiamondSetKind;

  @Field(() => String, {
    nullable: true,
    description: 'Of a line set: its name, that of no other. Left out: the next of `L-1`, `L-2` …',
  })
  @OptionalText(60)
  name?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Of a pair: neither half is sold without the other.' })
  @IsBoolean({ message: 'must be true or false' })
  @IsOptional()
  isInseparable?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Tell what would become of it, change nothing.' })
  @IsBoolean({ message: 'must be true or false' })
  @IsOptional()
  dryRun?: boolean | null;
}

@InputType({ description: 'Input of splitDiamondSet.' })
export class SplitDiamondSetInput {
  @Field(() => ID, { description: 'Id of one of its stones.' })
  @IsId()
  id!: number;
}
