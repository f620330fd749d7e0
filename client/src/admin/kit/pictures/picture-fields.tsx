import { Button, Flex, Skeleton } from '@chakra-ui/react';
import { type RefCallback, useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { BoundField } from '../../../forms/bound-field';
import { PlainInput } from '../../../ui/inputs/plain-inputs';
import { partOnDemand } from '../../../ui/on-demand';
import type { PictureSetProps } from './picture-set';

/** A picture of a set: its address, and what tells it from others with the same one. */
interface SetPicture {
  readonly id: string;
  readonly url: string;
}

/** One address in each line, as forms hold a set of pictures. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The pictures of a set in their order. The same address may be there twice: files of suppliers do that. */
export function setOf(urls: readonly string[]): readonly SetPicture[] {
  return urls.map((url, place) => ({
    id: `${url} ${urls.slice(0, place).filter((each) => each === url).length}`,
    url,
  }));
}

/** A picture that the house keeps itself: its address is a hash, which says nothing to people. */
export const isOfHouse = (url: string): boolean => url.startsWith('/media/');

/** So much of a hash tells pictures apart. */
const SHORT = 6;

/** What people know a picture by: the end of its address, or of what the house keeps itself the beginning of its hash. */
export function fileNameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? url;
  const name = path.split('/').findLast((part) => part !== '') ?? url;
  return isOfHouse(path) ? `${/\.webp$/.test(name) ? 'Picture' : 'Video'} ${name.slice(0, SHORT)}` : name;
}

interface PictureAddressProps {
  /** Name of the field. */
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isWrong: boolean;
  readonly inputRef: RefCallback<HTMLInputElement> | undefined;
  readonly onAdd: (url: string) => void;
}

/** The address of a picture that lies elsewhere. */
export function PictureAddress({ label, isDisabled, isWrong, inputRef, onAdd }: PictureAddressProps) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const add = (): void => {
    if (url !== '') {
      onAdd(url);
      setTyped('');
    }
  };
  return (
    <Flex gap="2" width="full">
      <PlainInput
        ref={inputRef}
        size="sm"
        aria-label={`Address for ${label.toLowerCase()}`}
        placeholder="or the address of one: https://…"
        value={typed}
        disabled={isDisabled}
        aria-invalid={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            add();
          }
        }}
        onBlur={add}
      />
      <Button size="sm" variant="outline" disabled={isDisabled || url === ''} onClick={add}>
        Add
      </Button>
    </Flex>
  );
}

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
