import { InputType } from 'type-graphql';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { FilterEnums, FilterIds, FilterRange, FilterText, FilterTexts } from '../../kernel/input/filter-fields.ts';
import { PageInput } from '../../kernel/input/page.ts';
import { DateTimeRange } from '../../kernel/input/ranges.ts';
import { SecurityEventKind } from './event-kind.ts';

@InputType({ description: 'Which entries of the security log. Fields are joined by AND, values of a list by OR.' })
export class SecurityEventFilter {
  @FilterIds('Any of these entries.')
  ids?: number[] | null;

  @FilterEnums(() => SecurityEventKind, 'What they tell of.')
  kinds?: SecurityEventKind[] | null;

  @FilterIds('Whom they are about.')
  userIds?: number[] | null;

  @FilterTexts('Keys that were sent, by what stands in them between `fk_` and the secret.')
  keyPublicIds?: string[] | null;

  @FilterText('Part of the e-mail address, or of the IP address.')
  text?: string | null;

  @FilterRange(() => DateTimeRange, 'When they happened.')
  at?: DateTimeRange | null;
}

/** A question for entries. */
export class SecurityEventQuery {
  @OptionalObject(() => SecurityEventFilter)
  filter?: SecurityEventFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}
