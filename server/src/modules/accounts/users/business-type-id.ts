import { all, IsId, IsIn } from '../../../kernel/input/rules.ts';
import { businessTypes } from '../../reference-data/index.ts';

/** Decorates a field that holds the ID of a business type. */
export const BusinessTypeId = (): PropertyDecorator =>
  all(
    IsId(),
    IsIn(
      businessTypes.map(({ id }) => id),
      { message: 'is not a valid business type' },
    ),
  );
