import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { OptionalObject } from '../../kernel/input/field-rules.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { all, IsEnum, IsOptional, IsOptionalId } from '../../kernel/input/rules.ts';
import { ForAdministrators } from '../../kernel/use-cases/for-administrators.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { ExportFormat } from './files/export-table.ts';

/** Built-in layouts of exported files. */
export enum OwnLayout {
  FACET = 'facet',
  RAPNET = 'rapnet',
}

describedEnum(OwnLayout, {
  name: 'OwnLayout',
  description: 'Built-in layout of an exported table: its columns and headers.',
  values: {
    FACET: 'All fields with their standard names. Importing the file again changes nothing.',
    RAPNET: "RapNet's upload template. Diamonds only.",
  },
});

@OneOf()
@InputType({ description: 'Layout of an exported table: its columns and headers. Exactly one field must be set.' })
export class ExportLayoutInput {
  @Field(() => OwnLayout, { nullable: true, description: 'Built-in layout.' })
  @IsEnum(OwnLayout, { message: 'must be a supported layout' })
  @IsOptional()
  own?: OwnLayout | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "ID of a saved import profile of the same stock type. The file gets the profile's columns, column order and values. Administrators only; FORBIDDEN for others.",
  })
  @ForAdministrators()
  @IsOptionalId()
  profileId?: number | null;
}

/**
 * Adds the field for the customer of an export to an input class. Each class needs its own field, because the access
 * annotation is not inherited.
 */
export const ForCustomer = (): PropertyDecorator =>
  all(
    Field(() => ID, {
      nullable: true,
      description:
        'User ID of the customer whose rows, columns and prices are exported. Default: the caller. Administrators only; FORBIDDEN for others.',
    }),
    ForAdministrators(),
    IsOptionalId(),
  );

@InputType({ description: 'Format and layout of an export.' })
export class ExportChoiceInput {
  @Field(() => ExportFormat, { nullable: true, description: 'Format of the file. Default: CSV.' })
  @IsEnum(ExportFormat, { message: 'must be a supported format' })
  @IsOptional()
  format?: ExportFormat | null;

  @Field(() => ExportLayoutInput, {
    nullable: true,
    description: 'Layout of the file. Default: the columns of the page for a list, FACET for all stock.',
  })
  @OptionalObject(() => ExportLayoutInput)
  layout?: ExportLayoutInput | null;
}
