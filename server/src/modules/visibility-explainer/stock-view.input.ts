import { IsOptional } from 'class-validator';
import { OptionalText, RequiredText } from '../../kernel/input/field-rules.ts';
import { IsOptionalId } from '../../kernel/input/input.ts';
import { IsStockKind } from '../stock/fields/index.ts';

/** Whose eyes, and what they look at. */
export class StockViewInput {
  /** Left out: whoever is not signed in. */
  @IsOptionalId()
  userId?: number | null | undefined;

  /** The domain of an agent, whose visitors are meant: left out, those of the house. */
  @OptionalText(253)
  domain?: string | null | undefined;

  @RequiredText(64)
  stockNumber!: string;

  /** Left out: of whatever type has the number. */
  @IsStockKind()
  @IsOptional()
  kind?: string | null | undefined;
}
