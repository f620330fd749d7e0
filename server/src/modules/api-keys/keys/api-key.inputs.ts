import { Field, ID, InputType, Int } from 'type-graphql';
import { ExpectedVersion } from '../../../kernel/input/expected-version.ts';
import {
  KeptLine,
  OptionalFlag,
  OptionalInstant,
  OptionalObject,
  RequiredLine,
  RequiredObject,
} from '../../../kernel/input/field-rules.ts';
import { FilledList, OptionalList, RequiredList } from '../../../kernel/input/list-rules.ts';
import {
  ArrayUnique,
  all,
  IfGiven,
  IsId,
  IsIn,
  IsInt,
  IsOptionalId,
  IsString,
  Max,
  MaxLength,
  Min,
} from '../../../kernel/input/rules.ts';
import { ForAdministrators } from '../../../kernel/use-cases/for-administrators.ts';
import { ApiKeyScope, allScopes, type Scope } from '../../../kernel/use-cases/scope.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { budgetBounds } from './budget-bounds.ts';

const longestName = 80;
const mostRanges = 20;

const ScopeList = (): PropertyDecorator =>
  all(
    IsIn(allScopes, { each: true, message: `must be of ${allScopes.join(', ')}` }),
    ArrayUnique({ message: 'must name each scope once' }),
    FilledList(),
    RequiredList(allScopes.length),
  );

const KeptScopes = (): PropertyDecorator => all(ScopeList(), IfGiven());

const Ranges = (): PropertyDecorator =>
  all(
    MaxLength(100, { each: true, message: 'must have at most 100 characters each' }),
    IsString({ each: true, message: 'must be texts that are not blank' }),
    OptionalList(mostRanges),
  );

const wordsOfRanges =
  'Addresses from which it works: IPv4 or IPv6, single ones or ranges such as 192.0.2.0/24 and 2001:db8::/32.';

const Amount = ({ min, max }: { min: number; max: number }): PropertyDecorator => all(Max(max), Min(min), IsInt());

@InputType({ description: 'What programs may spend with a key.' })
export class ApiKeyBudgetInput {
  @Field(() => Int, { description: 'What there is when nothing has been spent: 1,000 to 10,000,000.' })
  @Amount(budgetBounds.limit)
  limit!: number;

  @Field(() => Int, { description: 'What comes back each second, up to the limit: 10 to 100,000.' })
  @Amount(budgetBounds.restorePerSecond)
  restorePerSecond!: number;
}

/** Whose keys are meant. */
@InputType()
abstract class KeyOwnerInput {
  @Field(() => ID, {
    nullable: true,
    description: "Whose; the caller's when left out. Another one's: Administrators only.",
  })
  @IsOptionalId()
  userId?: number | null;
}

/** A question for keys. */
export class ApiKeysQuery {
  @IsOptionalId()
  userId?: number | null | undefined;
}

/** A question for one of them. */
export class ApiKeyQuery extends ApiKeysQuery {
  @IsId()
  id!: number;
}

/** Which of their keys. */
@InputType()
export abstract class OneKeyInput extends KeyOwnerInput {
  @Field(() => ID, { description: 'Id of the key.' })
  @IsId()
  id!: number;
}

@InputType({ description: 'Input of createApiKey.' })
export class CreateApiKeyInput extends KeyOwnerInput {
  @Field(() => String, { description: 'By which people know it, such as the name of the program.' })
  @RequiredLine(longestName)
  name!: string;

  @Field(() => [ApiKeyScope], { description: 'What it opens.' })
  @ScopeList()
  scopes!: Scope[];

  @Field(() => Boolean, { nullable: true, description: 'For trying things out. Left out: it is not.' })
  @OptionalFlag()
  isTest?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself. Left out: never.' })
  @OptionalInstant()
  expiresAt?: Date | null;

  @Field(() => [String], { nullable: true, description: `${wordsOfRanges} Left out: from anywhere.` })
  @Ranges()
  addressRanges?: string[] | null;

  @Field(() => ApiKeyBudgetInput, {
    nullable: true,
    description: 'Left out: the usual one. Administrators only: FORBIDDEN for anybody else.',
  })
  @ForAdministrators()
  @OptionalObject(() => ApiKeyBudgetInput)
  budget?: ApiKeyBudgetInput | null;
}

@InputType({ description: 'What of a key is to be another one; what is left out stays.' })
class ApiKeyPatch {
  @Field(() => String, { nullable: true, description: 'By which people know it.' })
  @KeptLine(longestName)
  name?: string;

  @Field(() => [ApiKeyScope], { nullable: true, description: 'What it opens: all of it.' })
  @KeptScopes()
  scopes?: Scope[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself; null: never.' })
  @OptionalInstant()
  expiresAt?: Date | null;

  @Field(() => [String], { nullable: true, description: `${wordsOfRanges} Null: from anywhere.` })
  @Ranges()
  addressRanges?: string[] | null;

  @Field(() => ApiKeyBudgetInput, {
    nullable: true,
    description: 'Null: the usual one. Administrators only: FORBIDDEN for anybody else.',
  })
  @ForAdministrators()
  @OptionalObject(() => ApiKeyBudgetInput)
  budget?: ApiKeyBudgetInput | null;
}

@InputType({ description: 'Input of updateApiKey.' })
export class UpdateApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;

  @Field(() => ApiKeyPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => ApiKeyPatch)
  set!: ApiKeyPatch;
}

@InputType({ description: 'Input of rotateApiKey.' })
export class RotateApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: the key of before stops working at once. Left out: it works for 24 more hours.',
  })
  @OptionalFlag()
  endsOlderAtOnce?: boolean | null;
}

@InputType({ description: 'Input of revokeApiKey.' })
export class RevokeApiKeyInput extends OneKeyInput {
  @ExpectedVersion()
  expectedVersion?: number | null;
}
