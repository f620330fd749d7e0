import { Skeleton } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { partOnDemand } from '../../../ui/on-demand';
import type { PictureSetProps } from './picture-set';
import { linesOf } from './picture-urls';

/** Putting in order by dragging comes with the first form that has pictures. */
const PictureSet = partOnDemand<PictureSetProps>(
  async () => ({ default: (await import('./picture-set')).PictureSet }),
  () => <Skeleton height="20" />,
);

interface PicturesFieldOptions {
  readonly most: number;
}

/**
 * An ordered set of pictures; the first is the main one. The form holds their addresses, one in each line. Files are
 * dropped or chosen and uploaded at once; an address may be typed.
 */
export function PicturesField<TValues extends FieldValues, TContext, TOutput>({
  control,
  name,
  label,
  hint,
  most,
}: BoundField<TValues, TContext, TOutput> & PicturesFieldOptions) {
  const { field, fieldState } = useController({ control, name });
  return (
    <PictureSet
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      urls={linesOf(field.value ?? '')}
      most={most}
      inputRef={field.ref}
      onChange={(urls) => field.onChange(urls.join('\n'))}
    />
  );
}

/** One picture: the form holds its address. */
export function PictureField<TValues extends FieldValues, TContext, TOutput>(
  props: BoundField<TValues, TContext, TOutput>,
) {
  return <PicturesField {...props} most={1} />;
}
