import { Skeleton } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { partOnDemand } from '../../../ui/on-demand';
import type { PictureSetProps } from './picture-set';
import { linesOf } from './picture-urls';

/** Loaded on demand, because drag and drop requires a large library. */
const PictureSet = partOnDemand<PictureSetProps>(
  async () => ({ default: (await import('./picture-set')).PictureSet }),
  () => <Skeleton height="20" />,
);

interface PicturesFieldOptions {
  readonly maxCount: number;
}

/**
 * Field for an ordered set of pictures, of which the first is the main picture. The form value contains one URL per
 * line. Files are uploaded immediately; URLs can also be typed.
 */
export function PicturesField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  maxCount,
}: BoundField<TValues, TContext, TOutput> & PicturesFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <PictureSet
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      urls={linesOf(field.value ?? '')}
      maxCount={maxCount}
      inputRef={field.ref}
      onChange={(urls) => field.onChange(urls.join('\n'))}
    />
  );
}

/** Field for a single picture. The form value is the picture's URL. */
export function PictureField<TValues extends FieldValues, TContext, TOutput>(
  props: BoundField<TValues, TContext, TOutput>,
) {
  return <PicturesField {...props} maxCount={1} />;
}
