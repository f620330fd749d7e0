import { IsIn } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredLine, RequiredObject } from '../../../../kernel/input/field-rules.ts';
import { IsId } from '../../../../kernel/input/input.ts';
import { ExportedList } from '../../exported-list.input.ts';
import { Weekday } from './weekday.ts';

@InputType({ description: 'Input of sendPriceList.' })
export class SendPriceListInput {
  @Field(() => ExportedList, { description: 'The list, as its page asks for it.' })
  @RequiredObject(() => ExportedList)
  list!: ExportedList;

  @Field(() => String, { description: 'What the mail and its file call it: one line, at most 100 characters.' })
  @RequiredLine(100)
  name!: string;
}

@InputType({ description: 'Input of schedulePriceList.' })
export class SchedulePriceListInput extends SendPriceListInput {
  @Field(() => Weekday, { description: 'The day on which it is sent, every week at 6:00 UTC.' })
  // Not IsEnum: that lets the names of a numeric enum pass too.
  @IsIn(
    Object.values(Weekday).filter((value) => typeof value === 'number'),
    { message: 'must be a day of the week' },
  )
  weekday!: Weekday;
}

@InputType({ description: 'Input of stopPriceList.' })
export class StopPriceListInput {
  @Field(() => ID, { description: 'Id of the price list.' })
  @IsId()
  id!: number;
}
