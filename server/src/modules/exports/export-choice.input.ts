import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { all, IsEnum, IsOptional, IsOptionalId } from '../../kernel/input/rules.ts';
import { ForAdministrators } from '../../kernel/use-cases/for-administrators.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { ExportFormat } from './files/export-table.ts';

/** Layouts that the house knows by itself. */
export enum OwnLayout {
  FACET = 'facet',
  RAPNET = 'rapnet',
}

describedEnum(OwnLayout, {
  name: 'OwnLayout',
  description: 'Which columns an exported table has, under which headers.',
  values: {
    FACET: 'The fields under their own names: imports read them back, and find nothing changed.',
    RAPNET: "RapNet's upload template. Diamonds only.",
  },
});

@OneOf()
@InputType({ description: 'Which columns an exported table has, under which headers. Exactly one field.' })
export class ExportLayoutInput {
  @Field(() => OwnLayout, { nullable: true, description: 'One that the house knows by itself.' })
  @IsEnum(OwnLayout, { message: 'must be a known layout' })
  @IsOptional()
  own?: OwnLayout | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'That of a saved import profile of the same type of stock: its columns in its order, its words. Administrators only: FORBIDDEN for anybody else.',
  })
  @ForAdministrators()
  @IsOptionalId()
  profileId?: number | null;
}

/** Puts the customer of an export on an input: on each class of its own, since what is marked is not inherited. */
export const ForCustomer = (): PropertyDecorator =>
  all(
    Field(() => ID, {
      nullable: true,
      description:
        'The customer for whom it is: exactly the rows and columns that they see, at their prices. Left out: the caller. Administrators only: FORBIDDEN for anybody else.',
    }),
    ForAdministrators(),
    IsOptionalId(),
  );

/** How an export is written: what all exports take. */
@InputType({ description: 'How an export is written.' })
export class ExportChoiceInput {
  @Field(() => ExportFormat, { nullable: true, description: 'CSV where it is left out.' })
  @IsEnum(ExportFormat, { message: 'must be a known format' })
  @IsOptional()
  format?: ExportFormat | null;

  @Field(() => ExportLayoutInput, {
    nullable: true,
    description: 'Left out: of a list the columns as people read them, of all stock those of FACET.',
  })
  @OptionalObject(() => ExportLayoutInput)
  layout?: ExportLayoutInput | null;
}
