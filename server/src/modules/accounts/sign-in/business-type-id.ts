import { IsIn } from 'class-validator';
import { all } from '../../../kernel/input/field-rules.ts';
import { IsId } from '../../../kernel/input/input.ts';
import { businessTypes } from '../../reference-data/index.ts';

/** Id of a business type. */
export const BusinessTypeId = (): PropertyDecorator =>
  all(
    IsId(),
    IsIn(
      businessTypes.map(({ id }) => id),
      { message: 'is not a business type' },
    ),
  );
