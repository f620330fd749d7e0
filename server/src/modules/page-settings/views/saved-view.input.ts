import { Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { ExpectedVersion, KnownVersion } from '../../../kernel/input/expected-version.ts';
import {
  all,
  KeptFlag,
  KeptLine,
  OptionalLine,
  RequiredFlag,
  RequiredLine,
  RequiredObject,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';

const longestName = 80;
const longestState = 4_000;

const nameWords = `One line of at most ${longestName} characters. The caller has no other view of that name, in whatever case, for the same page.`;
const stateWords = `What the list's address says after the question mark: filters, sort and columns. At most ${longestState} characters. Null: the list as it is at first.`;
const sharedWords = 'Whether other administrators see it, too. None of them can change it.';

const State = (): PropertyDecorator =>
  all(Matches(/^[^?]/, { message: 'must not begin with a question mark' }), OptionalLine(longestState));

/** Whose views are asked for. */
export class SavedViewsQuery {
  @RequiredText(64)
  pageName!: string;
}

@InputType({ description: 'Input of createSavedView.' })
export class CreateSavedViewInput {
  @Field(() => String, { description: 'Name of the page, such as admin_orders; without regard to case.' })
  @Matches(/^[A-Za-z][A-Za-z0-9_-]{0,63}$/, { message: 'must be a letter, then letters, digits, - and _; at most 64' })
  @RequiredText(64)
  pageName!: string;

  @Field(() => String, { description: nameWords })
  @RequiredLine(longestName)
  name!: string;

  @Field(() => String, { nullable: true, description: stateWords })
  @State()
  state?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: sharedWords })
  @RequiredFlag()
  isShared: boolean = false;
}

@InputType({ description: 'What changes of a saved view: what is left out stays.' })
class SavedViewPatch {
  @Field(() => String, { nullable: true, description: nameWords })
  @KeptLine(longestName)
  name?: string;

  @Field(() => String, { nullable: true, description: stateWords })
  @State()
  state?: string | null;

  @Field(() => Boolean, { nullable: true, description: sharedWords })
  @KeptFlag()
  isShared?: boolean;
}

@InputType({ description: 'Input of updateSavedView.' })
export class UpdateSavedViewInput {
  @Field(() => ID, { description: 'Id of the view.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion!: number;

  @Field(() => SavedViewPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => SavedViewPatch)
  set!: SavedViewPatch;
}

@InputType({ description: 'Input of deleteSavedView.' })
export class DeleteSavedViewInput {
  @Field(() => ID, { description: 'Id of the view.' })
  @IsId()
  id!: number;

  @KnownVersion()
  expectedVersion?: number | null;
}
